import { formatDate, isDate8 } from '~/platform/dates/date8.ts'
import type { Text } from '~/platform/i18n/text.tsx'
import { formatMoney, sumMoney } from '~/platform/money.ts'
import type { DefinitionItem } from '~/ui/definition-list.tsx'
import type { StepAnswers } from '~/wizard/definition.ts'
import type { StepView, SummaryCard } from './claim-step.ts'
import { formIdOf, type StepName } from './model/answers.ts'
import { expensesOf } from './model/expenses.ts'
import { numberOf } from './model/keys.ts'
import { coverageLines, reasonOf, yesNo } from './model/lines.ts'

/** What a step was told, each field with its question; what was left empty says nothing. */
export const asTyped = (step: string, given: StepAnswers, text: Text): readonly DefinitionItem[] =>
  Object.entries(given)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([field, value]) => ({
      id: field,
      label: text.byConvention(`form.${formIdOf(step)}.${field}.label`),
      value: typeof value === 'boolean' ? yesNo(value, text) : isDate8(String(value)) ? formatDate(String(value), text.locale) : String(value),
    }))

/** What the other insurer paid for a line, and why not everything. */
export function coordination(key: string, { answers, data, text }: StepView): readonly DefinitionItem[] {
  const line = coverageLines(answers).find((each) => each.key === key)
  if (!line) return []
  const chosen = reasonOf(line)
  const reason = chosen && data.cobReasons.find(({ id }) => id === numberOf(chosen))?.reason
  const paid = {
    id: 'other',
    label: text('form.otherCoverage.lines.amountPaidByOtherCarrier.label'),
    value: formatMoney(line.amountPaidByOtherCarrier, text.locale),
  }
  if (!reason) return [paid]
  const note = chosen.startsWith('note:') ? line.cobOtherReasonNote : undefined
  return [paid, { id: 'reason', label: text('form.otherCoverage.lines.cobOtherReason.label'), value: [reason, note].filter(Boolean).join(' – ') }]
}

/** What was paid in all; nothing where nothing was. */
export function total(step: StepName, { answers, text }: StepView): readonly SummaryCard[] {
  const amounts = expensesOf(answers).flatMap(({ amountPaid }) => amountPaid ?? [])
  if (amounts.length === 0) return []
  const sum = <strong>{formatMoney(sumMoney(amounts), text.locale)}</strong>
  return [{ step, title: text('claims.summary.total'), items: [{ id: 'total', label: text('claims.summary.submitted'), value: sum }] }]
}
