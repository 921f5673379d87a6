import type { ClaimAdjustment, SpendingExplanation } from '~generated/member/model/index.ts'
import { formatDate } from '~/platform/dates/date8.ts'
import { intlTag } from '~/platform/i18n/locale.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { formatMoney } from '~/platform/money/money.ts'
import { formatName } from '~/platform/names/format-name.ts'
import { Card } from '~/ui/card/card.tsx'
import { DataTable, type Column } from '~/ui/data-table/data-table.tsx'
import { Stack } from '~/ui/layout/layout.tsx'
import { tableLabels } from '~/ui/page/table-labels.ts'

/** Corrections of earlier payments, which change what this one comes to (HIST-43). */
export function Adjustments({ adjustments }: { adjustments: readonly ClaimAdjustment[] }) {
  const text = useText()
  const none = text('history.none')
  const columns: readonly Column<ClaimAdjustment>[] = [
    { id: 'reason', header: text('payment.column.reason'), rowHeader: true, cell: ({ description }) => description },
    { id: 'claim', header: text('payment.column.claim'), cell: ({ claimId }) => claimId ?? none },
    { id: 'date', header: text('payment.column.date'), cell: ({ adjustmentDate }) => formatDate(adjustmentDate, text.locale) || none },
    {
      id: 'amount',
      header: text('payment.column.adjustment'),
      align: 'end',
      cell: ({ adjustmentAmount }) => formatMoney(adjustmentAmount, text.locale),
    },
  ]
  return (
    <Card title={text('payment.adjustments')}>
      <Stack gap="m">
        <p>{text('payment.adjustments.text')}</p>
        <Rows caption={text('payment.adjustments')} columns={columns} rows={adjustments} />
      </Stack>
    </Card>
  )
}

/** What a spending account paid, and of what (HIST-43). */
export function FromSpending({ lines }: { lines: readonly SpendingExplanation[] }) {
  const text = useText()
  const columns: readonly Column<SpendingExplanation>[] = [
    { id: 'service', header: text('payment.column.service'), rowHeader: true, cell: ({ serviceDescription }) => serviceDescription },
    { id: 'serviceDate', header: text('payment.column.serviceDate'), cell: ({ serviceDate }) => formatDate(serviceDate, text.locale) },
    { id: 'person', header: text('payment.column.person'), cell: ({ participantName }) => formatName(participantName, text.locale) },
    { id: 'account', header: text('payment.column.account'), cell: ({ accountDescription }) => accountDescription },
    {
      id: 'requested',
      header: text('payment.column.requested'),
      align: 'end',
      cell: ({ requestedAmount }) => formatMoney(requestedAmount, text.locale),
    },
    { id: 'paid', header: text('payments.column.paid'), align: 'end', cell: ({ hspAmount }) => formatMoney(hspAmount, text.locale) },
  ]
  return (
    <Card title={text('payment.spending')}>
      <Rows caption={text('payment.spending')} columns={columns} rows={lines} />
    </Card>
  )
}

function Rows<Row>({ caption, columns, rows }: { caption: string; columns: readonly Column<Row>[]; rows: readonly Row[] }) {
  const text = useText()
  return (
    <DataTable
      hideCaption
      caption={caption}
      columns={columns}
      rows={rows}
      rowKey={(row) => String(rows.indexOf(row))}
      locale={intlTag(text.locale)}
      labels={tableLabels(text)}
    />
  )
}
