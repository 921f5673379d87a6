import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { GetPremiumsParams, PremiumStatement, PremiumTransaction } from '~generated/member/model/index.ts'
import {
  getPremiumsQuery,
  listPremiumStatementsQuery,
  useGetPremiums,
  useListPremiumStatements,
} from '~generated/member/queries/premiums.ts'
import { CollapsibleFilter, LazyFilter } from '~/forms/collapsible-filter.tsx'
import { type Period, readPeriod } from '~/domain/dates/period.ts'
import { type Text, useText } from '~/platform/i18n/text.tsx'
import { toCents } from '~/domain/money.ts'
import { returnedDebitDate } from '~/domain/bank-account.ts'
import { PageLink } from '~/platform/pages/navigation.tsx'
import { storedPolicy, usePolicy } from '~/platform/policy/policy.ts'
import { ButtonLink, QuietButtonLink } from '~/components/button-link.tsx'
import { statementPeriod } from '../model/amounts.ts'
import { Actions } from '~/ui/button.tsx'
import { type Column, DataTable, tableLabels } from '~/ui/data-table/data-table.tsx'
import { Heading, Stack } from '~/ui/layout.tsx'
import { announce } from '~/ui/live-region/announcements.ts'
import { Notice } from '~/ui/notice.tsx'
import { DeferredSection, Page, PageSkeleton, SectionBoundary } from '~/components/page.tsx'
import { useQueriesSettled } from '~/components/use-queries-settled.ts'
import { NoPremiums, AmountDueCard } from '../amount-due.tsx'

const importForm = async () =>
  (await import('~generated/forms/premiums/premium-statement-filter.ts')).premiumStatementFilterForm

export const queries = () => (storedPolicy().statements ? [listPremiumStatementsQuery()] : [])

/**
 * The amount due, the transactions of a period, and the monthly statements (PAY-01..03); each part depends on its flag
 * (D-173). The period is in the URL.
 */
function PremiumsStatementsPage() {
  const text = useText()
  const [query] = useSearchParams()
  const period = readPeriod(query)
  const policy = usePolicy()
  const [firstPeriod] = useState(period)
  // the content below the amount due is shown only after the amount has loaded, so that nothing moves
  const isSettled = useQueriesSettled([{ ...getPremiumsQuery(firstPeriod), enabled: policy.premiums }])
  return (
    <Page id="premiums.statements" lead={text('premiums.statements.lead')}>
      {isSettled ? (
        <Stack gap="l">
          {policy.premiums && <AmountDue period={period} />}
          <PeriodFilter period={period} />
          {policy.premiums && (
            <DeferredSection value={period} skeleton={{ count: 1, shape: 'table' }}>
              {(shown) => <Transactions period={shown} />}
            </DeferredSection>
          )}
          {policy.statements && (
            <SectionBoundary>
              <Suspense fallback={<PageSkeleton count={1} shape="table" />}>
                <Statements period={period} />
              </Suspense>
            </SectionBoundary>
          )}
        </Stack>
      ) : (
        <PageSkeleton />
      )}
    </Page>
  )
}

export { PremiumsStatementsPage as Component }

/** The filter by period, stored in the URL so that Back and bookmarks work (F-22). */
function PeriodFilter({ period }: { period: Period }) {
  const text = useText()
  const [, setQuery] = useSearchParams()
  function show(chosen: Period) {
    setQuery({ ...chosen }, { preventScrollReset: true })
    announce(periodText(chosen, text))
  }
  return (
    <CollapsibleFilter title={text('premiums.filter.title')} importForm={importForm}>
      <LazyFilter
        importForm={importForm}
        shown={period}
        searchLabel={text('premiums.filter.apply')}
        onSearch={show}
        clear={{ label: text('premiums.filter.clear'), onClear: () => show({}) }}
      />
    </CollapsibleFilter>
  )
}

/**
 * The amount due, and the ways to pay it. The amount does not depend on the period. If the query fails, nothing is
 * shown here, because the list below shows the error.
 */
function AmountDue({ period }: { period: GetPremiumsParams }) {
  const text = useText()
  const { premiumPayment } = usePolicy()
  const { data } = useQuery({ ...getPremiumsQuery(period), placeholderData: keepPreviousData })
  if (!data) return null
  const returned =
    !period.fromDate && !period.toDate && toCents(data.totalAmount) > 0 ? returnedDebitDate(data) : undefined
  return (
    <AmountDueCard title={text('premiums.owed')} total={data.totalAmount}>
      {returned && <p>{text('premiums.returned', { date: text.date(returned) })}</p>}
      {premiumPayment && (
        <Actions>
          <ButtonLink to="premiums.one-time-payment">{text('premiums.to-payment')}</ButtonLink>
          <QuietButtonLink to="premiums.payment-method">{text('premiums.to-method')}</QuietButtonLink>
        </Actions>
      )}
    </AmountDueCard>
  )
}

/** Premiums and payments, newest first (PAY-01). */
function Transactions({ period }: { period: GetPremiumsParams }) {
  const text = useText()
  const { data } = useGetPremiums(period)
  const columns = useMemo(() => columnsOf(text), [text])
  // Transactions have no id, so the index distinguishes two transactions of one day.
  const rows = useMemo(() => (data?.premiums ?? []).map((entry, place) => ({ ...entry, place })), [data])
  if (!data) return <NoPremiums />
  return (
    <Stack gap="m">
      <Heading level={2}>{text('premiums.transactions')}</Heading>
      <p>{text('premiums.transactions.note')}</p>
      <DataTable
        caption={periodText(period, text)}
        columns={columns}
        rows={rows}
        rowKey={({ place }) => String(place)}
        locale={text.tag}
        labels={tableLabels(text)}
        pageSize={ROWS}
        initialSort={{ column: 'date', direction: 'descending' }}
        empty={
          <Notice tone="neutral" level={3} heading={text('premiums.transactions.empty.title')}>
            <p>{text('premiums.transactions.empty.text')}</p>
          </Notice>
        }
      />
    </Stack>
  )
}

const columnsOf = (text: Text): readonly Column<PremiumTransaction>[] => [
  {
    id: 'type',
    header: text('premiums.column.type'),
    rowHeader: true,
    phone: 'title',
    cell: ({ type }) => typeText(type, text),
    sortValue: ({ type }) => typeText(type, text),
  },
  {
    id: 'date',
    header: text('premiums.column.date'),
    phone: 'when',
    cell: ({ transactionDate }) => text.date(transactionDate, 'medium'),
    sortValue: ({ transactionDate }) => transactionDate,
    sortKind: 'date',
  },
  {
    id: 'amount',
    header: text('premiums.column.amount'),
    align: 'end',
    phone: 'badge',
    cell: ({ amount }) => text.money(amount),
    sortValue: ({ amount }) => toCents(amount),
    sortKind: 'amount',
  },
]

/** The label of a type; an unknown code is shown as it is (contract, PremiumTransaction). */
const typeText = (type: string, text: Text): string =>
  text.has(`premiums.type.${type}`) ? text.dynamic(`premiums.type.${type}`) : type

/** The monthly statements within the period (PAY-03). */
function Statements({ period }: { period: GetPremiumsParams }) {
  const text = useText()
  const { data } = useListPremiumStatements()
  const columns = useMemo(() => statementColumns(text), [text])
  return (
    <Stack gap="m">
      <Heading level={2}>{text('premiums.statements.title')}</Heading>
      <DataTable
        caption={period.fromDate || period.toDate ? periodText(period, text) : text('premiums.statements.all')}
        columns={columns}
        rows={statementsIn(data ?? [], period)}
        rowKey={({ statementId }) => statementId}
        locale={text.tag}
        labels={tableLabels(text)}
        pageSize={ROWS}
        initialSort={{ column: 'period', direction: 'descending' }}
        empty={
          <Notice tone="neutral" level={3} heading={text('premiums.statements.empty.title')}>
            <p>{text('premiums.statements.empty.text')}</p>
          </Notice>
        }
      />
    </Stack>
  )
}

const statementColumns = (text: Text): readonly Column<PremiumStatement>[] => [
  {
    id: 'period',
    header: text('premiums.statements.column.period'),
    rowHeader: true,
    phone: 'title',
    cell: (statement) => (
      <PageLink to="premiums.statement" params={{ statementId: statement.statementId }}>
        {statementPeriod(statement, text)}
      </PageLink>
    ),
    sortValue: ({ periodStart }) => periodStart,
    sortKind: 'date',
  },
  {
    id: 'amount',
    header: text('premiums.statements.column.amount'),
    align: 'end',
    phone: 'badge',
    cell: ({ amount }) => text.money(amount),
    sortValue: ({ amount }) => toCents(amount),
    sortKind: 'amount',
  },
]

/** The statements whose month overlaps the period. */
export const statementsIn = (
  statements: readonly PremiumStatement[],
  { fromDate = '', toDate = '99999999' }: GetPremiumsParams,
): PremiumStatement[] =>
  statements.filter(({ periodStart, periodEnd }) => periodEnd >= fromDate && periodStart <= toDate)

/** Rows per page: a year of statements, without much scrolling on a phone. */
const ROWS = 12

/** The text about a period. If a date is missing, the service uses twelve months, up to the current day (D-142). */
function periodText({ fromDate, toDate }: GetPremiumsParams, text: Text): string {
  const [from, to] = [text.date(fromDate), text.date(toDate)]
  if (from && to) return text('premiums.transactions.between', { from, to })
  if (from) return text('premiums.transactions.since', { from })
  return to ? text('premiums.transactions.until', { to }) : text('premiums.transactions.year')
}
