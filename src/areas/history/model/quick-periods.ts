import { type Date8, today8 } from '~/domain/dates/date8.ts'
import { type ClosedPeriod, lastMonths } from '~/domain/dates/period.ts'

/** Preset periods: none ends after today or exceeds the maximum length (D-93). */
export function quickPeriods(
  today: Date8 = today8(),
): readonly (ClosedPeriod & { readonly id: 'this-year' | 'last-year' | 'twelve-months' })[] {
  const year = Number(today.slice(0, 4))
  return [
    { id: 'this-year', fromDate: `${year}0101`, toDate: today },
    { id: 'last-year', fromDate: `${year - 1}0101`, toDate: `${year - 1}1231` },
    { id: 'twelve-months', ...lastMonths(12, today) },
  ]
}
