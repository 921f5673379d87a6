import type { WidgetProps } from '@rjsf/utils'
import { createContext, use, useMemo, useState, useSyncExternalStore } from 'react'
import type { FieldUi, FormContext } from '~/forms/definition.ts'
import { fieldMessages, type FieldMessages } from '~/forms/field-messages.ts'
import type { FormState } from '~/forms/form-state.ts'
import { type Failure, type FieldPath, type FormTexts, useFormTexts } from '~/forms/form-texts.tsx'
import { type CheckFiles, FILE_LIMITS } from '~/forms/uploads/file-rules.ts'
import { fileSize, type UploadStore } from '~/forms/uploads/upload-store.ts'
import { controlAria, type ControlAria } from '~/ui/field/control.ts'

interface WidgetField {
  readonly aria: ControlAria
  readonly words: FieldMessages & { readonly texts: FormTexts }
  readonly ui: FieldUi
  /** the answer, also while it is typed */
  readonly value: unknown
  /** an empty answer is no answer */
  readonly change: (value: unknown) => void
  /** the same for each key: draws no other field, unless one is asked because of this answer */
  readonly type: (value: unknown) => void
  readonly blur: () => void
  readonly disabled: boolean
}

/** What each of our widgets needs of what RJSF gives it. */
export function useWidget({ id, value: known, required, disabled, readonly, uiSchema, name, onChange, onBlur }: WidgetProps): WidgetField {
  const { key, layout } = optionsOf(uiSchema) ?? { key: name, layout: {} }
  const words = useFieldMessages(key)
  const failure = useShownFailure(id)
  const { formId, state, settle, affectsOtherFields } = useFormEngine()
  // What is typed over what RJSF knows, until it knows something else.
  const [own, setOwn] = useState<{ readonly over: unknown; readonly value: unknown }>()
  if (own && own.over !== known) setOwn(undefined)
  const value = own && own.over === known ? own.value : known

  function change(next: unknown) {
    state.flushPending(id)
    onChange(next === '' ? undefined : next)
  }
  function typeOne(next: unknown) {
    if (layout.requirements || affectsOtherFields(key)) {
      change(next)
      return
    }
    const answer = next === '' ? undefined : next
    setOwn({ over: known, value: answer })
    state.setPending(id, pathOf(id, formId, key), answer)
  }

  return {
    aria: controlAria({ id, hint: hasHint(layout, words), error: failure !== undefined, required }),
    words,
    ui: layout,
    value,
    change,
    type: typeOne,
    blur: () => {
      settle(id)
      onBlur(id, value)
    },
    disabled: !!disabled || !!readonly,
  }
}

/** Where the answer of a field stands, by its id in the page: `lines_0_amountPaid` of the field `lines.amountPaid`. */
function pathOf(id: string, formId: string, key: string): FieldPath {
  let rest = id.slice(formId.length + 1)
  return key.split('.').flatMap((part) => {
    const line = /^_(\d+)(?=_)/.exec(rest.slice(part.length))
    rest = rest.slice(part.length + (line?.[0].length ?? 0) + 1)
    return line ? [part, Number(line[1])] : [part]
  })
}

/** Whether the field's template shows something that describes the control. */
const hasHint = (ui: FieldUi, words: FieldMessages): boolean => words.hint !== undefined || !!ui.requirements

/** What every part of the theme needs to know of the form it is in. Passed by React, not by RJSF, which compares it at every key. */
export interface FormEngine {
  readonly formId: string
  readonly state: FormState
  readonly context: FormContext
  readonly uploads: UploadStore
  readonly checkFiles: CheckFiles
  /** tells RJSF what was typed there */
  readonly settle: (id: string) => void
  /** whether other questions are asked because of this one */
  readonly affectsOtherFields: (key: string) => boolean
}

export const FormEngineContext = createContext<FormEngine | undefined>(undefined)

export function useFormEngine(): FormEngine {
  const frame = use(FormEngineContext)
  if (!frame) throw new Error('A field outside SchemaForm')
  return frame
}

/** What a layout says of a field, as `schema-form.tsx` hands it through RJSF (in which an option named `field` means something else). */
export interface FieldOptions {
  /** the field's name in messages: `lines.amountPaid` */
  readonly key: string
  readonly layout: FieldUi
}

/** Options of a field from its RJSF uiSchema; undefined for the form itself and for the lines of a list, which have no words of their own. */
export const optionsOf = (uiSchema: { readonly 'ui:options'?: object } | undefined): FieldOptions | undefined => {
  const options: Partial<FieldOptions> | undefined = uiSchema?.['ui:options']
  return options?.key !== undefined && options.layout ? { key: options.key, layout: options.layout } : undefined
}

/** The words of a field, with the limits that its hint may mention. */
export function useFieldMessages(key: string): FieldMessages & { readonly texts: FormTexts } {
  const texts = useFormTexts()
  const { formId } = useFormEngine()
  return useMemo(() => {
    const limits = {
      types: FILE_LIMITS.extensions.join(', ').toUpperCase(),
      each: fileSize(FILE_LIMITS.each, texts.locale),
      total: fileSize(FILE_LIMITS.total, texts.locale),
      count: FILE_LIMITS.count,
    }
    return { ...fieldMessages(texts, formId, key, limits), texts }
  }, [texts, formId, key])
}

/** What a field has to say against its answer, if it is time to say it. */
export function useShownFailure(id: string): Failure | undefined {
  const { state } = useFormEngine()
  const shown = () => state.shown(id)
  return useSyncExternalStore(state.subscribe, shown, shown)
}
