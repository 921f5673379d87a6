import { createContext, use, useMemo, useSyncExternalStore } from 'react'
import type { FieldUi, FormContext } from '../definition.ts'
import type { Failure } from '../failure.ts'
import { fieldWords, type FieldWords } from '../field-words.ts'
import type { FormState } from '../form-state.ts'
import { FILE_LIMITS, type CheckFiles } from '../uploads/file-rules.ts'
import { fileSize } from '../uploads/file-size.ts'
import { useFormTexts, type FormTexts } from '../texts.tsx'
import type { UploadStore } from '../uploads/upload-store.ts'

/** What every part of the theme needs to know of the form it is in. Passed by React, not by RJSF, which compares it at every key. */
export interface FrameValue {
  readonly formId: string
  readonly state: FormState
  readonly context: FormContext
  readonly uploads: UploadStore
  readonly checkFiles: CheckFiles
}

export const Frame = createContext<FrameValue | undefined>(undefined)

export function useFrame(): FrameValue {
  const frame = use(Frame)
  if (!frame) throw new Error('A field outside SchemaForm')
  return frame
}

/** What a layout says of a field, as `ui-schema.ts` hands it through RJSF (in which an option named `field` means something else). */
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
export function useFieldWords(key: string): FieldWords & { readonly texts: FormTexts } {
  const texts = useFormTexts()
  const { formId } = useFrame()
  return useMemo(() => {
    const limits = {
      types: FILE_LIMITS.extensions.join(', ').toUpperCase(),
      each: fileSize(FILE_LIMITS.each, texts.locale),
      total: fileSize(FILE_LIMITS.total, texts.locale),
      count: FILE_LIMITS.count,
    }
    return { ...fieldWords(texts, formId, key, limits), texts }
  }, [texts, formId, key])
}

/** What a field has to say against its answer, if it is time to say it. */
export function useShownFailure(id: string): Failure | undefined {
  const { state } = useFrame()
  const shown = () => state.shown(id)
  return useSyncExternalStore(state.subscribe, shown, shown)
}
