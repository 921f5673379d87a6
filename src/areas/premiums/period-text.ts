import type { GetPremiumsParams } from '~generated/member/model/index.ts'
import { formatDate } from '~/platform/dates/date8.ts'
import type { Text } from '~/platform/i18n/text.tsx'

/** A period in words; what is left open is what the service makes of it: twelve months, up to today (D-142). */
export function periodText({ fromDate, toDate }: GetPremiumsParams, text: Text): string {
  const [from, to] = [formatDate(fromDate, text.locale), formatDate(toDate, text.locale)]
  if (from && to) return text('premiums.transactions.between', { from, to })
  if (from) return text('premiums.transactions.since', { from })
  return to ? text('premiums.transactions.until', { to }) : text('premiums.transactions.year')
}
