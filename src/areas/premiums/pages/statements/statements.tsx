import { useMemo } from 'react'
import type { GetPremiumsParams, PremiumStatement } from '~generated/member/model/index.ts'
import { useListPremiumStatements } from '~generated/member/queries/premiums.ts'
import { formatDate } from '~/platform/dates/date8.ts'
import { intlTag } from '~/platform/i18n/locale.ts'
import { type Text, useText } from '~/platform/i18n/text.tsx'
import { formatMoney, toCents } from '~/platform/money/money.ts'
import { PageLink } from '~/platform/pages/page-link.tsx'
import { type Column, DataTable } from '~/ui/data-table/data-table.tsx'
import { Heading } from '~/ui/heading/heading.tsx'
import { Stack } from '~/ui/layout/layout.tsx'
import { Notice } from '~/ui/notice/notice.tsx'
import { tableLabels } from '~/ui/page/table-labels.ts'
import { periodText } from '../../period-text.ts'
import { ROWS } from './tables.ts'

/** The statements of the months that lie in the period (PAY-03). */
export function Statements({ period }: { period: GetPremiumsParams }) {
  const text = useText()
  const { data } = useListPremiumStatements()
  const columns = useMemo(() => columnsOf(text), [text])
  return (
    <Stack gap="m">
      <Heading level={2}>{text('premiums.statements.title')}</Heading>
      <DataTable
        caption={period.fromDate || period.toDate ? periodText(period, text) : text('premiums.statements.all')}
        columns={columns}
        rows={statementsIn(data ?? [], period)}
        rowKey={({ statementId }) => statementId}
        locale={intlTag(text.locale)}
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

const columnsOf = (text: Text): readonly Column<PremiumStatement>[] => [
  {
    id: 'period',
    header: text('premiums.statements.column.period'),
    rowHeader: true,
    cell: ({ statementId, periodStart, periodEnd }) => (
      <PageLink to="premiums.statement" params={{ statementId }}>
        {text('premiums.statements.month', { from: formatDate(periodStart, text.locale), to: formatDate(periodEnd, text.locale) })}
      </PageLink>
    ),
    sortValue: ({ periodStart }) => periodStart,
  },
  {
    id: 'amount',
    header: text('premiums.statements.column.amount'),
    align: 'end',
    cell: ({ amount }) => formatMoney(amount, text.locale),
    sortValue: ({ amount }) => toCents(amount),
  },
]

/** The months of which a day lies in the period. */
export const statementsIn = (statements: readonly PremiumStatement[], { fromDate = '', toDate = '99999999' }: GetPremiumsParams): PremiumStatement[] =>
  statements.filter(({ periodStart, periodEnd }) => periodEnd >= fromDate && periodStart <= toDate)
