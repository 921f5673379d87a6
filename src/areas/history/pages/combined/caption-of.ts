import type { HistoryFilter } from '~generated/forms/history/history-filter.ts'
import { formatDate } from '~/platform/dates/date8.ts'
import type { Text } from '~/platform/i18n/text.tsx'

/** What the list holds, by the date that was searched by (D-92). */
export function captionOf({ searchBy, from, to }: HistoryFilter, text: Text): string {
  const days = { from: formatDate(from, text.locale), to: formatDate(to, text.locale) }
  return searchBy === 'processed' ? text('history.caption.processed', days) : text('history.caption', days)
}
