import { withDashes, type Date8 } from '~/platform/dates/date8.ts'

/** A date of other coverage, which the specification shows as `yyyy-MM-dd`; dates are long everywhere else (CLAIM-50, D-175). */
export function CoverageDate({ date }: { date: Date8 }) {
  const day = withDashes(date)
  return <time dateTime={day}>{day}</time>
}
