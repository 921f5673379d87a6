import type { ClaimServiceLine } from '~generated/member/model/index.ts'
import { withDashes } from '~/domain/dates/date8.ts'
import type { ClosedPeriod } from '~/domain/dates/period.ts'
import { saveText } from '~/platform/download/save-file.ts'
import { type Text, useText } from '~/platform/i18n/text.tsx'
import { claimStatus } from '~/domain/claim-status.ts'
import { formatName } from '~/domain/participants.ts'
import { Button } from '~/ui/button.tsx'
import { csvAmount, csvDate, toCsv } from './model/csv.ts'

/** Saves the claim lines as a file for spreadsheets. The file is written on click. */
export function CsvButton({
  lines,
  period: { fromDate, toDate },
}: {
  lines: readonly ClaimServiceLine[]
  period: ClosedPeriod
}) {
  const text = useText()
  const name = () => text('history.year.csv.file', { from: withDashes(fromDate), to: withDashes(toDate) })
  return (
    <Button
      variant="quiet"
      icon="download"
      onClick={() => saveText(toCsv(csvRows(lines, text), text.tag), name(), 'text/csv')}
    >
      {text('history.year.csv')}
    </Button>
  )
}

const CSV_AMOUNTS = [
  'submittedAmount',
  'cobAmount',
  'paidAmount',
  'spendingAccountPaidAmount',
  'totalPaidAmount',
] as const

/** A header row with the column names of the page, then a row for each claim line. */
const csvRows = (lines: readonly ClaimServiceLine[], text: Text): readonly (readonly string[])[] => [
  [
    text('history.column.date'),
    text('history.details.dateProcessed'),
    text('history.details.claimId'),
    text('history.column.service'),
    text('history.column.person'),
    text('history.column.status'),
    ...CSV_AMOUNTS.map((id) => text(`history.details.${id}`)),
  ],
  ...lines.map((line) => {
    const status = claimStatus(line.claimStatus)
    return [
      csvDate(line.serviceDate),
      csvDate(line.dateProcessed),
      `${line.claimId}-${line.claimLineNumber}`,
      line.serviceInfo.description,
      formatName(line.participantInfo.firstName, text.locale),
      status ? text(`status.${status}`) : line.claimStatus,
      ...CSV_AMOUNTS.map((id) => csvAmount(line[id], text.tag)),
    ]
  }),
]
