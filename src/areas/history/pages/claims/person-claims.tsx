import { useMemo, useState } from 'react'
import type { ClaimHistory, ClaimHistoryLine } from '~generated/member/model/index.ts'
import { formatDate } from '~/platform/dates/date8.ts'
import type { ClosedPeriod } from '~/platform/dates/period.ts'
import { intlTag } from '~/platform/i18n/locale.ts'
import { useText, type Text } from '~/platform/i18n/text.tsx'
import { formatMoney, toCents } from '~/platform/money/money.ts'
import { formatName } from '~/platform/names/format-name.ts'
import { Card } from '~/ui/card/card.tsx'
import { DataTable, type Column } from '~/ui/data-table/data-table.tsx'
import { DefinitionList } from '~/ui/definition-list/definition-list.tsx'
import { Stack } from '~/ui/layout/layout.tsx'
import { tableLabels } from '~/ui/page/table-labels.ts'
import { LineToggle, OpenLine } from '../../parts/line-toggle.tsx'
import { OpenedLine } from './opened-line.tsx'
import { periodOf } from './period-of.ts'

/** The amounts of a line and their sums, in the order in which one follows from the other (HIST-07). */
const AMOUNTS = ['submittedAmount', 'excludedAmount', 'deductibleAmount', 'paidAmount'] as const

const keyOf = ({ claimId, claimLineNumber, serviceDate, benefitDesc }: ClaimHistoryLine): string =>
  [claimId, claimLineNumber, serviceDate, benefitDesc].join(' ')

/** One person's decided lines and their sums. One line at a time is explained below itself (D-96). */
export function PersonClaims({ person, period }: { person: ClaimHistory; period: ClosedPeriod }) {
  const text = useText()
  const [open, setOpen] = useState<string>()
  const columns = useMemo(() => columnsOf(text), [text])
  const { participantName, participantDob, totals, claimLines } = person
  const opened = claimLines.find((line) => keyOf(line) === open)
  return (
    <Card title={formatName(participantName, text.locale)}>
      <Stack gap="l">
        {participantDob && <p>{text('claim-history.born', { date: formatDate(participantDob, text.locale) })}</p>}
        <DefinitionList
          layout="tiles"
          items={AMOUNTS.map((id) => ({ id, label: text(`claim-history.total.${id}`), value: formatMoney(totals[id], text.locale) }))}
        />
        <OpenLine value={{ open, setOpen }}>
          <DataTable
            caption={periodOf(period, text)}
            columns={columns}
            rows={claimLines}
            rowKey={keyOf}
            locale={intlTag(text.locale)}
            labels={tableLabels(text)}
            initialSort={{ column: 'date', direction: 'descending' }}
            opened={opened && { key: keyOf(opened), content: <OpenedLine line={opened} /> }}
          />
        </OpenLine>
      </Stack>
    </Card>
  )
}

function columnsOf(text: Text): readonly Column<ClaimHistoryLine>[] {
  return [
    {
      id: 'service',
      header: text('history.column.service'),
      rowHeader: true,
      cell: ({ benefitDesc }) => benefitDesc,
      sortValue: ({ benefitDesc }) => benefitDesc,
    },
    {
      id: 'date',
      header: text('history.column.date'),
      cell: ({ serviceDate }) => formatDate(serviceDate, text.locale),
      sortValue: ({ serviceDate }) => serviceDate,
    },
    ...AMOUNTS.map((id): Column<ClaimHistoryLine> => ({
      id,
      header: text(`claim-history.column.${id}`),
      align: 'end',
      cell: (line) => formatMoney(line[id], text.locale),
      sortValue: (line) => toCents(line[id]),
    })),
    {
      id: 'details',
      header: text('history.column.details'),
      align: 'end',
      cell: (line) => <LineToggle lineKey={keyOf(line)} what={{ service: line.benefitDesc, date: formatDate(line.serviceDate, text.locale) }} />,
    },
  ]
}
