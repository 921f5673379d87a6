import { useMemo } from 'react'
import type { BenefitCalculation, PaymentDetailLine, PaymentStatement, PaymentSubtotal } from '~generated/member/model/index.ts'
import { formatDate } from '~/platform/dates/date8.ts'
import { intlTag } from '~/platform/i18n/locale.ts'
import { useText, type Text } from '~/platform/i18n/text.tsx'
import { formatMoney } from '~/platform/money/money.ts'
import { formatName } from '~/platform/names/format-name.ts'
import { Card } from '~/ui/card/card.tsx'
import { DataTable, type Column } from '~/ui/data-table/data-table.tsx'
import { DefinitionList } from '~/ui/definition-list/definition-list.tsx'
import { Heading } from '~/ui/heading/heading.tsx'
import { Stack } from '~/ui/layout/layout.tsx'
import { tableLabels } from '~/ui/page/table-labels.ts'

/** In the order in which one follows from the other; what a spending account paid only where the plan has one. */
const BEFORE = ['submittedAmount', 'excludedAmount', 'eligibleAmount', 'deductibleAmount'] as const
const AFTER = ['paidAmount', 'hspAmount'] as const
const paidColumns = ({ showHSP }: PaymentStatement) => AFTER.filter((id) => showHSP || id !== 'hspAmount')

/** What was paid for one person: a table for each benefit, then the sums (HIST-42, HIST-43). */
export function Calculation({ statement, calculation }: { statement: PaymentStatement; calculation: BenefitCalculation }) {
  const text = useText()
  const columns = useMemo(() => columnsOf(statement, text), [statement, text])
  const { participantId, participantName, participantDob, benefitLines } = calculation
  const name = formatName(participantName, text.locale)
  const subtotal = statement.subtotals.find((each) => each.participantId === participantId)
  return (
    <Card title={name}>
      <Stack gap="l">
        {participantDob && <p>{text('payment.born', { date: formatDate(participantDob, text.locale) })}</p>}
        {benefitLines.map(({ benefitCode, benefitDescription, benefitType, paymentDetailLine }) => (
          <DataTable
            key={`${benefitCode} ${benefitType} ${benefitDescription}`}
            caption={benefitDescription}
            columns={columns}
            rows={paymentDetailLine}
            rowKey={(line) => String(paymentDetailLine.indexOf(line))}
            locale={intlTag(text.locale)}
            labels={tableLabels(text)}
          />
        ))}
        {subtotal && (
          <Stack gap="s">
            <Heading level={3}>{text('payment.subtotal', { name })}</Heading>
            <DefinitionList layout="tiles" items={sums(statement, subtotal, text)} />
          </Stack>
        )}
      </Stack>
    </Card>
  )
}

const sums = (statement: PaymentStatement, subtotal: PaymentSubtotal, text: Text) =>
  [...BEFORE, ...paidColumns(statement)].map((id) => ({ id, label: text(`payment.column.${id}`), value: formatMoney(subtotal[id], text.locale) }))

function columnsOf(statement: PaymentStatement, text: Text): readonly Column<PaymentDetailLine>[] {
  const money = (id: (typeof BEFORE | typeof AFTER)[number]): Column<PaymentDetailLine> => ({
    id,
    header: text(`payment.column.${id}`),
    align: 'end',
    cell: (line) => formatMoney(line[id], text.locale),
  })
  return [
    {
      id: 'service',
      header: text('payment.column.service'),
      rowHeader: true,
      cell: ({ serviceDescription, serviceDate }) => serviceDescription ?? formatDate(serviceDate, text.locale),
    },
    { id: 'serviceDate', header: text('payment.column.serviceDate'), cell: ({ serviceDate }) => formatDate(serviceDate, text.locale) },
    ...BEFORE.map(money),
    {
      id: 'coinsurancePct',
      header: text('payment.column.coinsurancePct'),
      align: 'end',
      cell: ({ coinsurancePct }) => text('history.details.percent', { percent: coinsurancePct }),
    },
    ...paidColumns(statement).map(money),
  ]
}
