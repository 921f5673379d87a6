import type { HistoryFilter } from '~generated/forms/history/history-filter.ts'
import type { ClaimServiceLine } from '~generated/member/model/index.ts'
import { claimStatus, documentsNeeded, isForExpense, isUndecided } from '~/domain/claim-status.ts'
import { isDecided } from '~/domain/claim-totals.ts'
import { toCents } from '~/domain/money.ts'
import { formatName } from '~/domain/participants.ts'
import { type Text, useText } from '~/platform/i18n/text.tsx'
import { AddressLink, usePageHref } from '~/platform/pages/navigation.tsx'
import { usePolicy } from '~/platform/policy/policy.ts'
import type { Column } from '~/ui/data-table/data-table.tsx'
import { AccessibleLabel } from '~/ui/visually-hidden.tsx'
import { ClaimStatusChip } from '~/components/claim-status-chip.tsx'
import { LineToggle, PAID } from './line-details.tsx'

export const keyOf = ({ claimId, claimLineNumber }: ClaimServiceLine): string => `${claimId} ${claimLineNumber}`

/** Positions of the amounts on a phone. The other insurer's amount is shown only in the details below the row. */
const PHONE = { submittedAmount: 'first', cobAmount: 'away', totalPaidAmount: 'last' } as const

/** Amounts of a line, if they are known. A claim about an event has none. */
type Amount = 'submittedAmount' | 'cobAmount' | 'totalPaidAmount'
const amountOf = (line: ClaimServiceLine, id: Amount): string | undefined =>
  isForExpense(line) && (isDecided(line) || !PAID.has(id)) ? line[id] : undefined

/** The columns of the table; the other fields of a line open below its row. */
export function columnsOf(
  text: Text,
  searchBy: HistoryFilter['searchBy'],
  hasDetails: boolean,
): readonly Column<ClaimServiceLine>[] {
  const money = (id: Amount): Column<ClaimServiceLine> => ({
    id,
    header: text(`history.column.${id}`),
    align: 'end',
    phone: PHONE[id],
    cell: (line) => (amountOf(line, id) ? text.money(amountOf(line, id)) : text('history.none')),
    sortValue: (line) => toCents(amountOf(line, id) ?? '0.00'),
    sortKind: 'amount',
  })
  const processed: Column<ClaimServiceLine> = {
    id: 'processed',
    header: text('history.details.dateProcessed'),
    cell: ({ dateProcessed }) => text.date(dateProcessed, 'medium'),
    sortValue: ({ dateProcessed }) => Number(dateProcessed ?? 0),
    sortKind: 'date',
  }
  return [
    ...(searchBy === 'processed' ? [processed] : []),
    {
      id: 'date',
      header: text('history.column.date'),
      phone: 'when',
      nowrap: true,
      cell: (line) => text.date(line.serviceDate, 'medium'),
      sortValue: (line) => Number(line.serviceDate),
      sortKind: 'date',
    },
    {
      id: 'service',
      header: text('history.column.service'),
      // Without the date, which the link needs: a screen reader says the header of the row before each of its cells.
      rowHeader: (line) => line.serviceInfo.description,
      phone: 'title',
      cell: (line) => <Service line={line} />,
      sortValue: (line) => line.serviceInfo.description,
    },
    {
      id: 'person',
      header: text('history.column.person'),
      phone: 'who',
      nowrap: true,
      cell: (line) => formatName(line.participantInfo.firstName, text.locale),
      sortValue: (line) => line.participantInfo.firstName,
    },
    {
      id: 'status',
      header: text('history.column.status'),
      phone: 'badge',
      cell: (line) => <ClaimStatusChip code={line.claimStatus} isWaiting={documentsNeeded(line).length > 0} />,
      // by the word that is shown
      sortValue: (line) => {
        const status = claimStatus(line.claimStatus)
        return status ? text(`status.${status}`) : line.claimStatus
      },
    },
    money('submittedAmount'),
    money('cobAmount'),
    money('totalPaidAmount'),
    ...(hasDetails ? [details(text)] : []),
  ]
}

/** The column that opens the details below a line. */
const details = (text: Text): Column<ClaimServiceLine> => ({
  id: 'details',
  header: text('history.column.details'),
  align: 'end',
  phone: 'action',
  cell: (line) => (
    <LineToggle
      lineKey={keyOf(line)}
      what={{ service: line.serviceInfo.description, date: text.date(line.serviceDate) }}
    />
  ),
})

/**
 * True if the line has a page: if it has payment details (HIST-18), or if it is undecided and the plan has pages for
 * such lines.
 */
export const isOwnPage = (line: ClaimServiceLine, claimTracker: boolean): boolean =>
  line.hasPaymentDetails || (claimTracker && isUndecided(line.claimStatus))

/**
 * The service of a line, as a link if the line has a page. Any other line links to the documents for which its claim
 * waits, if there are any.
 */
function Service({ line }: { line: ClaimServiceLine }) {
  const text = useText()
  const { claimTracker } = usePolicy()
  const href = usePageHref()
  const { claimId, claimLineNumber, serviceInfo } = line
  const service = serviceInfo.description
  const hasPage = isOwnPage(line, claimTracker)
  if (!hasPage && documentsNeeded(line).length === 0) return service
  const claim = { claimId, line: String(claimLineNumber) }
  return (
    <AddressLink to={hasPage ? href('history.details', claim) : href('history.add-documents', { claimId })}>
      <AccessibleLabel
        visible={service}
        full={text('history.details-of', {
          service,
          date: text.date(line.serviceDate),
          person: formatName(line.participantInfo.firstName, text.locale),
        })}
      />
    </AddressLink>
  )
}
