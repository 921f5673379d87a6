import type { SummaryError } from '~/ui/field/error-summary.tsx'
import type { FormContext } from './definition.ts'
import { fieldId, messageKey, type FieldFailure } from './failure.ts'
import { fieldWords } from './field-words.ts'
import type { FormTexts } from './texts.tsx'

/** What stands in the summary above a form. Where one sentence would stand twice, each says which question or which line it is about (WCAG 2.4.4). */
export function summaryLines(failures: readonly FieldFailure[], texts: FormTexts, formId: string, context: FormContext): SummaryError[] {
  const lines = failures.map((failure) => {
    const words = fieldWords(texts, formId, messageKey(failure.path))
    return { failure, label: words.label, message: words.error(failure) }
  })
  return lines.map(({ failure: { path }, label, message }) => {
    const [list, line] = path
    const isRepeated = lines.filter((other) => other.message === message).length > 1
    const ofLine = typeof line === 'number' ? context.titles?.[String(list)]?.[line] : undefined
    const title = ofLine ?? (isRepeated ? label : undefined)
    return { fieldId: fieldId(formId, path), message: title ? texts.text('form.summary.line', { title, message }) : message }
  })
}
