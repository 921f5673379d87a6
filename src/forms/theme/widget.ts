import type { WidgetProps } from '@rjsf/utils'
import { controlAria, type ControlAria } from '~/ui/field/control.ts'
import type { FieldUi } from '../definition.ts'
import type { FieldWords } from '../field-words.ts'
import type { FormTexts } from '../texts.tsx'
import { optionsOf, useFieldWords, useShownFailure } from './frame.ts'

export interface WidgetField {
  readonly aria: ControlAria
  readonly words: FieldWords & { readonly texts: FormTexts }
  readonly ui: FieldUi
  /** an empty answer is no answer */
  readonly change: (value: unknown) => void
  readonly leave: () => void
  readonly disabled: boolean
}

/** What each of our widgets needs of what RJSF gives it. */
export function useWidget({ id, value, required, disabled, readonly, uiSchema, name, onChange, onBlur }: WidgetProps): WidgetField {
  const { key, layout } = optionsOf(uiSchema) ?? { key: name, layout: {} }
  const words = useFieldWords(key)
  const failure = useShownFailure(id)
  return {
    aria: controlAria({ id, hint: hasHint(layout, words), error: failure !== undefined, required }),
    words,
    ui: layout,
    change: (next) => onChange(next === '' ? undefined : next),
    leave: () => onBlur(id, value),
    disabled: !!disabled || !!readonly,
  }
}

/** Whether the field's template shows something that describes the control. */
const hasHint = (ui: FieldUi, words: FieldWords): boolean => words.hint !== undefined || !!ui.requirements
