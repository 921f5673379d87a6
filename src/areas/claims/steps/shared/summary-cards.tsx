import { isDate8 } from '~/domain/dates/date8.ts'
import type { Text } from '~/platform/i18n/text.tsx'
import { sumMoney } from '~/domain/money.ts'
import type { DefinitionItem } from '~/ui/layout.tsx'
import type { StepAnswers } from '~/wizard/definition.ts'
import type { StepContext, SummaryCard } from '../../wizard/step-definition.ts'
import { formIdOf, numberOf, type StepName } from '../../model/answers.ts'
import { expensesOf } from '../../model/expenses.ts'
import { coverageLines, reasonOf, yesNo } from '../../model/lines.ts'

/** The answers of a step, each with its question or a shorter name of it; empty answers are left out. */
export const defaultSummaryItems = (step: string, given: StepAnswers, text: Text): readonly DefinitionItem[] =>
  Object.entries(given)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([field, value]) => ({
      id: field,
      label: text.dynamic(
        text.has(`claims.summary.${field}`) ? `claims.summary.${field}` : `form.${formIdOf(step)}.${field}.label`,
      ),
      value: answerText(field, value, text),
    }))

/** An answer as the review shows it. A comment of eight digits is no date, so the field must be named as one. */
const answerText = (field: string, value: unknown, text: Text): string => {
  if (typeof value === 'boolean') return yesNo(value, text)
  return /^date|Date$/.test(field) && isDate8(String(value)) ? text.date(String(value)) : String(value)
}

/** The amount that the other insurer paid for a line, and the reason if it paid less than the cost. */
export function coordinationItems(key: string, { answers, data, text }: StepContext): readonly DefinitionItem[] {
  const line = coverageLines(answers).find((each) => each.key === key)
  if (!line) return []
  const chosen = reasonOf(line)
  const reason = chosen && data.cobReasons.find(({ id }) => id === numberOf(chosen))?.reason
  const paid = {
    id: 'other',
    label: text('form.otherCoverage.lines.amountPaidByOtherCarrier.label'),
    value: text.money(line.amountPaidByOtherCarrier),
  }
  if (!reason) return [paid]
  const note = chosen.startsWith('note:') ? line.cobOtherReasonNote : undefined
  return [
    paid,
    {
      id: 'reason',
      label: text('form.otherCoverage.lines.cobOtherReason.label'),
      value: [reason, note].filter(Boolean).join(' – '),
    },
  ]
}

/** A visit or an expense in one line: its name, then who, when and how much. */
export const lineItem = (label: string, parts: readonly (string | undefined)[]): DefinitionItem => ({
  id: 'line',
  label,
  value: parts.filter(Boolean).join(', '),
})

/** The total that the member paid, if there is more than one amount. */
export function totalCards(step: StepName, { answers, text }: StepContext): readonly SummaryCard[] {
  const amounts = expensesOf(answers).flatMap(({ amountPaid }) => amountPaid ?? [])
  if (amounts.length < 2) return []
  const items = [{ id: 'total', label: text('claims.summary.total'), value: text.money(sumMoney(amounts)) }]
  return [{ step, isResult: true, items }]
}
