import type { HistoryFilter } from '~generated/forms/history/history-filter.ts'
import type { ClaimServiceLine } from '~generated/member/model/index.ts'
import { formatDate } from '~/platform/dates/date8.ts'
import { useText, type Text } from '~/platform/i18n/text.tsx'
import { formatMoney, toCents } from '~/platform/money/money.ts'
import { formatName } from '~/platform/names/format-name.ts'
import { PageLink } from '~/platform/pages/page-link.tsx'
import type { Column } from '~/ui/data-table/data-table.tsx'
import { ClaimStatusChip } from '~/ui/page/claim-status-chip.tsx'
import { ReadWhole } from '~/ui/visually-hidden/visually-hidden.tsx'
import { LineToggle } from '../../parts/line-toggle.tsx'

export const keyOf = ({ claimId, claimLineNumber }: ClaimServiceLine): string => `${claimId} ${claimLineNumber}`

/** What a line says at a glance; the rest opens below it. */
export function columnsOf(text: Text, searchBy: HistoryFilter['searchBy']): readonly Column<ClaimServiceLine>[] {
  const money = (id: 'submittedAmount' | 'cobAmount' | 'totalPaidAmount'): Column<ClaimServiceLine> => ({
    id,
    header: text(`history.column.${id}`),
    align: 'end',
    cell: (line) => (line[id] ? formatMoney(line[id], text.locale) : text('history.none')),
    sortValue: (line) => toCents(line[id] ?? '0.00'),
  })
  const processed: Column<ClaimServiceLine> = {
    id: 'processed',
    header: text('history.details.dateProcessed'),
    cell: ({ dateProcessed }) => formatDate(dateProcessed, text.locale),
    sortValue: ({ dateProcessed }) => dateProcessed ?? '',
  }
  return [
    ...(searchBy === 'processed' ? [processed] : []),
    { id: 'date', header: text('history.column.date'), cell: (line) => formatDate(line.serviceDate, text.locale), sortValue: (line) => line.serviceDate },
    {
      id: 'service',
      header: text('history.column.service'),
      rowHeader: true,
      cell: (line) => <Service line={line} />,
      sortValue: (line) => line.serviceInfo.description,
    },
    {
      id: 'person',
      header: text('history.column.person'),
      cell: (line) => formatName(line.participantInfo.firstName, text.locale),
      sortValue: (line) => line.participantInfo.firstName,
    },
    { id: 'status', header: text('history.column.status'), cell: (line) => <ClaimStatusChip code={line.claimStatus} />, sortValue: (line) => line.claimStatus },
    money('submittedAmount'),
    money('cobAmount'),
    money('totalPaidAmount'),
    {
      id: 'details',
      header: text('history.column.details'),
      align: 'end',
      cell: (line) => <LineToggle lineKey={keyOf(line)} what={{ service: line.serviceInfo.description, date: formatDate(line.serviceDate, text.locale) }} />,
    },
  ]
}

/** A line with payment details leads to them (HIST-18). */
function Service({ line }: { line: ClaimServiceLine }) {
  const text = useText()
  const service = line.serviceInfo.description
  if (!line.hasPaymentDetails) return service
  return (
    <PageLink to="history.details" params={{ claimId: line.claimId, line: String(line.claimLineNumber) }}>
      <ReadWhole seen={service} whole={text('history.details-of', { service, date: formatDate(line.serviceDate, text.locale) })} />
    </PageLink>
  )
}
