import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { ClaimServiceLine } from '~generated/member/model/index.ts'
import { formatDate } from '~/platform/dates/date8.ts'
import { useText, type Text } from '~/platform/i18n/text.tsx'
import { intlTag } from '~/platform/i18n/locale.ts'
import { formatMoney, toCents } from '~/platform/money/money.ts'
import { formatName } from '~/platform/names/format-name.ts'
import { PageLink } from '~/platform/pages/page-link.tsx'
import { queryClient } from '~/platform/query/query-client.ts'
import { memberId } from '~/platform/session/member-id.ts'
import { AlertBox } from '~/ui/alert-box/alert-box.tsx'
import { DataTable, type Column } from '~/ui/data-table/data-table.tsx'
import { Stack } from '~/ui/layout/layout.tsx'
import { Notice } from '~/ui/notice/notice.tsx'
import { ClaimStatusChip } from '~/ui/page/claim-status-chip.tsx'
import { DownloadButton } from '~/ui/page/download-button.tsx'
import { Page } from '~/ui/page/page.tsx'
import { VisuallyHidden } from '~/ui/visually-hidden/visually-hidden.tsx'
import { downloadClaims, history } from '../../api.ts'
import { defaultSearch } from '../../model/search.ts'

export function warm({ memberId: id }: { memberId: string }): void {
  void queryClient.prefetchQuery(history.claims(id, defaultSearch()))
}

/** Claims and what became of them, line by line, for members with maaxClaims (HIST-10..17). */
export function Component() {
  const text = useText()
  return (
    <Page id="history.combined" lead={text('history.lead')}>
      <Lines />
    </Page>
  )
}

function Lines() {
  const text = useText()
  const id = memberId()
  const [search] = useState(defaultSearch)
  const { data } = useSuspenseQuery(history.claims(id, search))
  const columns = useMemo(() => columnsOf(text), [text])
  const lines = data?.claimSearchResults ?? []
  return (
    <Stack gap="m">
      {data && lines.length >= data.maxLimit && <AlertBox tone="info">{text('history.max', { limit: data.maxLimit })}</AlertBox>}
      {lines.length > 0 && (
        <div>
          <DownloadButton label={text('history.download')} download={() => downloadClaims(id, search)} />
        </div>
      )}
      <DataTable
        caption={text('history.caption', { from: formatDate(search.serviceDateFrom, text.locale), to: formatDate(search.serviceDateTo, text.locale) })}
        columns={columns}
        rows={lines}
        rowKey={({ claimId, claimLineNumber }) => `${claimId} ${claimLineNumber}`}
        locale={intlTag(text.locale)}
        initialSort={{ column: 'date', direction: 'descending' }}
        labels={{
          previous: text('history.previous'),
          next: text('history.next'),
          range: (from, to, total) => text('history.range', { from, to, total }),
          sortBy: text('history.sort-by'),
          sortOption: (header, direction) => text('history.sort-option', { header, direction }),
        }}
        empty={
          <Notice tone="neutral" heading={text('history.empty.title')}>
            <p>{text('history.empty.text')}</p>
          </Notice>
        }
      />
    </Stack>
  )
}

function columnsOf(text: Text): readonly Column<ClaimServiceLine>[] {
  const money = (id: 'submittedAmount' | 'cobAmount' | 'totalPaidAmount'): Column<ClaimServiceLine> => ({
    id,
    header: text(`history.column.${id}`),
    align: 'end',
    cell: (line) => (line[id] ? formatMoney(line[id], text.locale) : text('history.none')),
    sortValue: (line) => toCents(line[id] ?? '0.00'),
  })
  return [
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
  ]
}

/** A line with payment details leads to them (HIST-18). */
function Service({ line }: { line: ClaimServiceLine }) {
  const text = useText()
  if (!line.hasPaymentDetails) return line.serviceInfo.description
  return (
    <PageLink to="history.details" params={{ claimId: line.claimId, line: String(line.claimLineNumber) }}>
      {line.serviceInfo.description}
      <VisuallyHidden>{text('history.details-of', { date: formatDate(line.serviceDate, text.locale) })}</VisuallyHidden>
    </PageLink>
  )
}
