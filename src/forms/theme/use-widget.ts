import type { WidgetProps } from '@rjsf/utils'
import { createContext, use, useMemo, useState, useSyncExternalStore } from 'react'
import type { FieldUi, FormContext, WidgetName } from '~/forms/definition.ts'
import { fieldMessages, type FieldMessages } from '~/forms/field-messages.ts'
import type { FormState } from '~/forms/form-state.ts'
import { type Failure, type FieldPath, type FormTexts, useFormTexts } from '~/forms/form-texts.tsx'
import type { UploadStore } from '~/forms/uploads/upload-store.ts'
import { controlAria, type ControlAria } from '~/ui/field/control.ts'

interface WidgetField {
  /** props for the control, whatever its kind */
  readonly control: ControlAria & { readonly onBlur: () => void; readonly disabled: boolean }
  readonly words: FieldMessages & { readonly texts: FormTexts }
  readonly ui: FieldUi
  /** the current answer, including what is being typed */
  readonly value: unknown
  /** stores an answer; an empty one becomes undefined */
  readonly change: (value: unknown) => void
  /**
   * like `change`, but called for each key press; only this field is rendered again, except if another question depends
   * on its answer
   */
  readonly type: (value: unknown) => void
}

/**
 * Widgets without text input. They show no failure when the focus leaves them, because a member may pass them on the
 * way to another field; AUTH-38 is about text.
 */
const CHOSEN: ReadonlySet<WidgetName> = new Set(['choice', 'yes-no', 'records', 'checkbox', 'checkbox-group', 'files'])

/** The props of our widgets, derived from those of RJSF. */
export function useWidget({
  id,
  value: known,
  required,
  disabled,
  readonly,
  uiSchema,
  name,
  onChange,
  onBlur,
}: WidgetProps): WidgetField {
  const { key, layout } = optionsOf(uiSchema) ?? { key: name, layout: {} }
  const words = useFieldMessages({ key, layout })
  const failure = useShownFailure(id)
  const { formId, state, settle, affectsOtherFields } = useFormEngine()
  // input that RJSF does not have yet; it is dropped when the value in RJSF changes
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
    control: {
      ...controlAria({ id, hint: hasHint(layout, words), error: failure !== undefined, required }),
      onBlur: () => {
        settle(id)
        if (!CHOSEN.has(layout.widget ?? 'text')) onBlur(id, value)
      },
      disabled: !!disabled || !!readonly,
    },
    words,
    ui: layout,
    value,
    change,
    type: typeOne,
  }
}

/** Path of a field's answer from its id in the page: `lines_0_amountPaid` of the field `lines.amountPaid`. */
function pathOf(id: string, formId: string, key: string): FieldPath {
  let rest = id.slice(formId.length + 1)
  return key.split('.').flatMap((part) => {
    const line = /^_(\d+)(?=_)/.exec(rest.slice(part.length))
    rest = rest.slice(part.length + (line?.[0].length ?? 0) + 1)
    return line ? [part, Number(line[1])] : [part]
  })
}

/** True if the field's template displays a description of the control. */
const hasHint = (ui: FieldUi, words: FieldMessages): boolean => words.hint !== undefined || !!ui.requirements

/**
 * Data of the form for all components of the theme. It is passed in a React context and not through RJSF, which would
 * compare it on every key press.
 */
export interface FormEngine {
  readonly formId: string
  readonly state: FormState
  readonly context: FormContext
  readonly uploads: UploadStore
  /** passes the pending answer to RJSF */
  readonly settle: (id: string) => void
  /** sets the answer at a path, such as a list with a line that was removed before */
  readonly setAnswer: (path: FieldPath, value: unknown) => void
  /** true if other questions depend on this field */
  readonly affectsOtherFields: (key: string) => boolean
}

export const FormEngineContext = createContext<FormEngine | undefined>(undefined)

export function useFormEngine(): FormEngine {
  const frame = use(FormEngineContext)
  if (!frame) throw new Error('A field outside SchemaForm')
  return frame
}

/**
 * The layout's settings for a field. `schema-form.tsx` passes them through RJSF. None of them is named `field`, because
 * RJSF gives that name another meaning.
 */
export interface FieldOptions {
  /** the field's name in message ids: `lines.amountPaid` */
  readonly key: string
  readonly layout: FieldUi
}

/**
 * The layout's settings for a field, from its RJSF uiSchema. Undefined for the form itself and for lines of a list,
 * which have no texts of their own.
 */
export const optionsOf = (uiSchema: { readonly 'ui:options'?: object } | undefined): FieldOptions | undefined => {
  const options: Partial<FieldOptions> | undefined = uiSchema?.['ui:options']
  return options?.key !== undefined && options.layout ? { key: options.key, layout: options.layout } : undefined
}

/** The texts of a field, from the message catalogues. */
export function useFieldMessages({ key, layout }: FieldOptions): FieldMessages & { readonly texts: FormTexts } {
  const texts = useFormTexts()
  const { formId } = useFormEngine()
  const owner = layout.messages ?? formId
  return useMemo(() => ({ ...fieldMessages(texts, owner, key), texts }), [texts, owner, key])
}

/** The failure that a field shows, if any. */
export function useShownFailure(id: string): Failure | undefined {
  const { state } = useFormEngine()
  const shown = () => state.shown(id)
  return useSyncExternalStore(state.subscribe, shown, shown)
}
