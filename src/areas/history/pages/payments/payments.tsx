import { downloadPaymentStatementsPdf, useSearchPaymentHistories } from '~generated/member/queries/payments.ts'
import { useMemo } from 'react'
import type { PaymentLine } from '~generated/member/model/index.ts'
import { formatDate } from '~/platform/dates/date8.ts'
import type { ClosedPeriod } from '~/platform/dates/period.ts'
import { intlTag } from '~/platform/i18n/locale.ts'
import { useText, type Text } from '~/platform/i18n/text.tsx'
import { formatMoney, toCents } from '~/platform/money/money.ts'
import { PageLink } from '~/platform/pages/page-link.tsx'
import { DataTable, type Column } from '~/ui/data-table/data-table.tsx'
import { Stack } from '~/ui/layout/layout.tsx'
import { Notice } from '~/ui/notice/notice.tsx'
import { StatementButton } from '../../parts/statement-button.tsx'
import { tableLabels } from '~/ui/page/table-labels.ts'
import { ReadWhole } from '~/ui/visually-hidden/visually-hidden.tsx'
import { PaidSummary } from './paid-summary.tsx'

/** What was paid in a period, newest first; the spending account's part where the plan has one (HIST-34). */
export function Payments({ period }: { period: ClosedPeriod }) {
  const text = useText()
  const { data } = useSearchPaymentHistories(period)
  const showsSpending = data?.showHSP === true
  const columns = useMemo(() => columnsOf(text, period, showsSpending), [text, period, showsSpending])
  return (
    <Stack gap="l">
      {data && <PaidSummary payments={data} />}
      <StatementButton label={text('payments.download')} download={() => downloadPaymentStatementsPdf(period)} unavailable={text('payments.download.none')} />
      <DataTable
        caption={text('payments.caption', { from: formatDate(period.fromDate, text.locale), to: formatDate(period.toDate, text.locale) })}
        columns={columns}
        rows={data?.paymentLines ?? []}
        rowKey={({ paymentId }) => paymentId}
        locale={intlTag(text.locale)}
        labels={tableLabels(text)}
        initialSort={{ column: 'date', direction: 'descending' }}
        empty={
          <Notice tone="neutral" heading={text('payments.empty.title')}>
            <p>{text('payments.empty.text')}</p>
          </Notice>
        }
      />
    </Stack>
  )
}

function columnsOf(text: Text, { fromDate, toDate }: ClosedPeriod, showsSpending: boolean): readonly Column<PaymentLine>[] {
  const money = (id: 'spending' | 'paid', amountOf: (line: PaymentLine) => string): Column<PaymentLine> => ({
    id,
    header: text(`payments.column.${id}`),
    align: 'end',
    cell: (line) => formatMoney(amountOf(line), text.locale),
    sortValue: (line) => toCents(amountOf(line)),
  })
  return [
    {
      id: 'date',
      header: text('payments.column.date'),
      rowHeader: true,
      cell: ({ paymentId, dateProcessed }) => (
        <PageLink to="history.payment" query={{ paymentId, fromDate, toDate }}>
          <ReadWhole seen={formatDate(dateProcessed, text.locale)} whole={text('payments.open', { date: formatDate(dateProcessed, text.locale) })} />
        </PageLink>
      ),
      sortValue: ({ dateProcessed }) => dateProcessed,
    },
    { id: 'type', header: text('payments.column.type'), cell: ({ paymentType }) => paymentType, sortValue: ({ paymentType }) => paymentType },
    ...(showsSpending ? [money('spending', ({ spendingAccountUsed }) => spendingAccountUsed)] : []),
    money('paid', ({ paidAmount }) => paidAmount),
  ]
}
