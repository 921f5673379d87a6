import type { SpendingPeriod } from '~generated/member/model/index.ts'
import { formatDate } from '~/platform/dates/date8.ts'
import { intlTag } from '~/platform/i18n/locale.ts'
import { useText, type Text } from '~/platform/i18n/text.tsx'
import { formatMoney } from '~/platform/money/money.ts'
import { DataTable, type Column } from '~/ui/data-table/data-table.tsx'
import { tableLabels } from '~/ui/page/table-labels.ts'

/** What each earlier period held, and what can still be used of it (ACCTS-04, ACCTS-05); none, no table. */
export function PreviousPeriods({ periods }: { periods: readonly SpendingPeriod[] }) {
  const text = useText()
  if (periods.length === 0) return null
  return (
    <DataTable
      caption={text('spending.before')}
      columns={columnsOf(text)}
      rows={periods}
      rowKey={({ startDate }) => startDate}
      locale={intlTag(text.locale)}
      labels={tableLabels(text)}
    />
  )
}

function columnsOf(text: Text): readonly Column<SpendingPeriod>[] {
  const money = (id: 'allocationAmount' | 'usedAmount' | 'balanceAmount' | 'usableAmount'): Column<SpendingPeriod> => ({
    id,
    header: text(`spending.${id}`),
    align: 'end',
    cell: (period) => formatMoney(period[id], text.locale),
  })
  return [
    {
      id: 'period',
      header: text('spending.period'),
      rowHeader: true,
      cell: ({ startDate, endDate }) => text('spending.period.dates', { from: formatDate(startDate, text.locale), to: formatDate(endDate, text.locale) }),
    },
    money('allocationAmount'),
    money('usedAmount'),
    money('balanceAmount'),
    money('usableAmount'),
    {
      id: 'forfeit',
      header: text('spending.forfeitDate'),
      cell: ({ forfeitDate }) => (forfeitDate ? formatDate(forfeitDate, text.locale) : text('history.none')),
    },
  ]
}
