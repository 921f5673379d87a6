import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { PaymentHistory, PaymentLine } from '~generated/member/model/index.ts'
import { withoutDialog } from '~/platform/query/query.ts'
import { getCardholderDetailsQuery } from '~generated/member/queries/account.ts'
import {
  downloadPaymentStatementsPdf,
  searchPaymentHistoriesQuery,
  useSearchPaymentHistories,
} from '~generated/member/queries/payments.ts'
import { CollapsibleFilter, LazyFilter } from '~/forms/collapsible-filter.tsx'
import { type ClosedPeriod, formatMonth, MOST_MONTHS, type Period, periodInFileName } from '~/domain/dates/period.ts'
import { type Text, useText } from '~/platform/i18n/text.tsx'
import { toCents } from '~/domain/money.ts'
import { PageLink } from '~/platform/pages/navigation.tsx'
import type { PageArgs } from '~/platform/pages/page-registry.ts'
import { BarList } from '~/ui/bar-list.tsx'
import { Card, DefinitionList, Grid, Inline, Stack } from '~/ui/layout.tsx'
import { type Column, DataTable, tableLabels } from '~/ui/data-table/data-table.tsx'
import { useAnnouncement } from '~/ui/live-region/announcements.ts'
import { Notice } from '~/ui/notice.tsx'
import { documentName } from '~/components/download-button.tsx'
import { DeferredSection, Page } from '~/components/page.tsx'
import { AccessibleLabel } from '~/ui/visually-hidden.tsx'
import { defaultPeriod, paidByMonth, paymentSearch } from '../model/payments.ts'
import { StatementButton } from '../line-details.tsx'
import { QuickPeriods } from '../quick-periods.tsx'
import { Illustration } from '~/ui/illustration.tsx'

const importForm = async () =>
  (await import('~generated/forms/history/payment-history-filter.ts')).paymentHistoryFilterForm

export const queries = ({ url }: PageArgs) => {
  const search = paymentSearch(url.searchParams)
  // the cardholder for the head of the printed page, which does without if the request fails
  return [getCardholderDetailsQuery(withoutDialog), ...(search ? [searchPaymentHistoriesQuery(search)] : [])]
}

/**
 * The payments of a period. The period is in the URL. A request is sent only if both dates are set (R-040,
 * HIST-32..36).
 */
function HistoryPaymentsPage() {
  const text = useText()
  const [query] = useSearchParams()
  const search = paymentSearch(query)
  const [isSearched, setSearched] = useState(false)
  return (
    <Page id="history.payments" lead={text('payments.lead')}>
      <Stack gap="l">
        <PaymentFilter period={defaultPeriod(query)} isNeeded={!search} onSearch={() => setSearched(true)} />
        {search ? (
          <DeferredSection value={search} skeleton={{ count: 1, shape: 'table' }}>
            {(shown, isPending) => <Payments period={shown} isSearched={isSearched && !isPending} />}
          </DeferredSection>
        ) : (
          <Notice tone="info" heading={text('history.filter.incomplete.title')}>
            <p>{text('history.filter.incomplete.text', { months: MOST_MONTHS })}</p>
          </Notice>
        )}
      </Stack>
    </Page>
  )
}

export { HistoryPaymentsPage as Component }

/**
 * The form for the period, which is stored in the URL, so that Back and the link back from a payment restore it (F-24).
 */
function PaymentFilter({ period, isNeeded, onSearch }: { period: Period; isNeeded: boolean; onSearch: () => void }) {
  const text = useText()
  const [, setQuery] = useSearchParams()
  function search({ fromDate, toDate }: ClosedPeriod) {
    setQuery({ fromDate, toDate }, { preventScrollReset: true })
    onSearch()
  }
  return (
    <Stack gap="m">
      <QuickPeriods shown={period} onChoose={search} />
      <div data-print="hide">
        <CollapsibleFilter title={text('payments.filter')} importForm={importForm} isNeeded={isNeeded}>
          <LazyFilter
            importForm={importForm}
            shown={period}
            searchLabel={text('history.filter.search')}
            onSearch={search}
          />
        </CollapsibleFilter>
      </div>
    </Stack>
  )
}

/**
 * The payments of a period, newest first. If the plan has a spending account, its payments are shown too (HIST-34).
 * After a search, screen readers hear how many payments there are.
 */
function Payments({ period, isSearched }: { period: ClosedPeriod; isSearched: boolean }) {
  const text = useText()
  const { data } = useSearchPaymentHistories(period)
  const caption = text('payments.caption', { from: text.date(period.fromDate), to: text.date(period.toDate) })
  const count = data?.paymentLines.length ?? 0
  useAnnouncement(isSearched ? text('payments.found', { period: caption, count }) : '')
  const showsSpending = data?.showHSP === true
  const columns = useMemo(() => columnsOf(text, period, showsSpending), [text, period, showsSpending])
  return (
    <Stack gap="l">
      <Inline between>
        {data && (
          <DefinitionList
            layout="headline"
            items={[{ id: 'total', label: text('payments.total'), value: text.money(data.totalPaidAmount) }]}
          />
        )}
        {count > 0 && (
          <StatementButton
            label={text('payments.download')}
            download={() =>
              downloadPaymentStatementsPdf(period, {
                fileName: documentName('getPaymentStatementsPdf', periodInFileName(period)),
              })
            }
            unavailable={text('payments.download.none')}
          />
        )}
      </Inline>
      <Grid columns="aside">
        <DataTable
          caption={caption}
          columns={columns}
          rows={data?.paymentLines ?? []}
          rowKey={({ paymentId }) => paymentId}
          locale={text.tag}
          labels={tableLabels(text)}
          initialSort={{ column: 'date', direction: 'descending' }}
          empty={
            <Notice tone="neutral" picture={<Illustration name="empty" />} heading={text('payments.empty.title')}>
              <p>{text('payments.empty.text')}</p>
            </Notice>
          }
        />
        {data && <PaidByMonth payments={data} />}
      </Grid>
    </Stack>
  )
}

function columnsOf(
  text: Text,
  { fromDate, toDate }: ClosedPeriod,
  showsSpending: boolean,
): readonly Column<PaymentLine>[] {
  const money = (
    id: 'spending' | 'paid',
    phone: 'first' | 'badge',
    amountOf: (line: PaymentLine) => string | undefined,
  ): Column<PaymentLine> => ({
    id,
    header: text(`payments.column.${id}`),
    align: 'end',
    phone,
    cell: (line) => text.money(amountOf(line)),
    sortValue: (line) => toCents(amountOf(line)),
    sortKind: 'amount',
  })
  return [
    {
      id: 'date',
      header: text('payments.column.date'),
      rowHeader: true,
      phone: 'title',
      cell: ({ paymentId, dateProcessed }) => (
        <PageLink to="history.payment" query={{ paymentId, fromDate, toDate }}>
          <AccessibleLabel
            visible={text.date(dateProcessed, 'medium')}
            full={text('payments.open', { date: text.date(dateProcessed, 'medium') })}
          />
        </PageLink>
      ),
      sortValue: ({ dateProcessed }) => dateProcessed,
      sortKind: 'date',
    },
    {
      id: 'type',
      header: text('payments.column.type'),
      phone: 'when',
      cell: ({ paymentType }) => paymentType,
      sortValue: ({ paymentType }) => paymentType,
    },
    ...(showsSpending ? [money('spending', 'first', ({ spendingAccountUsed }) => spendingAccountUsed)] : []),
    money('paid', 'badge', ({ paidAmount }) => paidAmount),
  ]
}

/**
 * Smallest and largest number of bars in a chart. With fewer there is nothing to compare, and with more they are too
 * narrow.
 */
const FEWEST_BARS = 3
const MOST_BARS = 12

/** The distribution of the payments of a period over its months. */
function PaidByMonth({ payments: { paymentLines } }: { payments: PaymentHistory }) {
  const text = useText()
  const months = paidByMonth(paymentLines)
  if (months.length < FEWEST_BARS || months.length > MOST_BARS) return null
  return (
    <Card>
      <BarList
        caption={text('payments.by-month')}
        items={months.map(({ month, paid }) => ({
          id: month,
          label: formatMonth(month, text.locale),
          value: Math.max(0, toCents(paid)),
          text: text.money(paid),
        }))}
      />
    </Card>
  )
}
