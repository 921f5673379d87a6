import { useGetPremiums } from '~generated/member/queries/premiums.ts'
import { useMemo } from 'react'
import type { GetPremiumsParams, PremiumTransaction } from '~generated/member/model/index.ts'
import { formatDate } from '~/platform/dates/date8.ts'
import { intlTag } from '~/platform/i18n/locale.ts'
import { useText, type Text } from '~/platform/i18n/text.tsx'
import { formatMoney, toCents } from '~/platform/money/money.ts'
import { tableLabels } from '~/ui/page/table-labels.ts'
import { DataTable, type Column } from '~/ui/data-table/data-table.tsx'
import { Heading } from '~/ui/heading/heading.tsx'
import { Stack } from '~/ui/layout/layout.tsx'
import { Notice } from '~/ui/notice/notice.tsx'
import { NoPremiums } from '../../no-premiums.tsx'
import { periodText } from '../../period-text.ts'
import { ROWS } from './tables.ts'

/** Premiums and what paid for them, newest first (PAY-01). */
export function Transactions({ period }: { period: GetPremiumsParams }) {
  const text = useText()
  const { data } = useGetPremiums(period)
  const columns = useMemo(() => columnsOf(text), [text])
  // The service names no transaction: its place in the answer tells two of a day apart.
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
        locale={intlTag(text.locale)}
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
    cell: ({ type }) => typeText(type, text),
    sortValue: ({ type }) => typeText(type, text),
  },
  {
    id: 'date',
    header: text('premiums.column.date'),
    cell: ({ transactionDate }) => formatDate(transactionDate, text.locale),
    sortValue: ({ transactionDate }) => transactionDate,
  },
  {
    id: 'amount',
    header: text('premiums.column.amount'),
    align: 'end',
    cell: ({ amount }) => formatMoney(amount, text.locale),
    sortValue: ({ amount }) => toCents(amount),
  },
]

/** A code that the portal does not know is shown as it is (contract, PremiumTransaction). */
const typeText = (type: string, text: Text): string => (text.has(`premiums.type.${type}`) ? text.byConvention(`premiums.type.${type}`) : type)
