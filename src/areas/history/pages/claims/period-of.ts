import { formatDate } from '~/platform/dates/date8.ts'
import type { ClosedPeriod } from '~/platform/dates/period.ts'
import type { Text } from '~/platform/i18n/text.tsx'

/** What the list holds: services between two days. */
export const periodOf = ({ fromDate, toDate }: ClosedPeriod, text: Text): string =>
  text('history.caption', { from: formatDate(fromDate, text.locale), to: formatDate(toDate, text.locale) })
