import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type {
  BenefitCalculation,
  ClaimAdjustment,
  GetPaymentDetailsParams,
  PaymentDetailLine,
  PaymentStatement,
  PaymentSubtotal,
  SpendingExplanation,
} from '~generated/member/model/index.ts'
import {
  downloadPaymentDetailsPdf,
  getPaymentDetailsQuery,
  useGetPaymentDetails,
} from '~generated/member/queries/payments.ts'
import { type Text, useText } from '~/platform/i18n/text.tsx'
import { fromCents } from '~/domain/money.ts'
import { formatName } from '~/domain/participants.ts'
import type { PageArgs } from '~/platform/pages/page-registry.ts'
import { Card, type DefinitionItem, DefinitionList, Heading, Stack } from '~/ui/layout.tsx'
import { type Column, DataTable, tableLabels } from '~/ui/data-table/data-table.tsx'
import { documentName } from '~/components/download-button.tsx'
import { Page } from '~/components/page.tsx'
import { centsNotShown, paymentInSearch, isComplete } from '../model/payments.ts'
import { StatementButton } from '../line-details.tsx'

export const queries = ({ url }: PageArgs) => {
  const asked = paymentInSearch(url.searchParams)
  return isComplete(asked) ? [getPaymentDetailsQuery(asked)] : []
}

/** One payment: payee, amount, and the calculation of its claims (R-041, HIST-38..43). */
function HistoryPaymentPage() {
  const text = useText()
  const [query] = useSearchParams()
  const asked = paymentInSearch(query)
  return (
    <Page
      id="history.payment"
      lead={text('payment.lead')}
      actions={
        <StatementButton
          label={text('payment.download')}
          download={() =>
            downloadPaymentDetailsPdf(
              { paymentId: asked.paymentId },
              { fileName: documentName('getPaymentDetailsPdf', asked.paymentId) },
            )
          }
        />
      }
    >
      <Statement asked={asked} />
    </Page>
  )
}

export { HistoryPaymentPage as Component }

function Statement({ asked }: { asked: GetPaymentDetailsParams }) {
  const text = useText()
  const { data } = useGetPaymentDetails(asked)
  const notShown = centsNotShown(data)
  return (
    <Stack gap="l">
      <Card title={text('payment.statement')}>
        <Stack gap="l">
          <DefinitionList
            layout="headline"
            items={[
              { id: 'paidAmount', label: text('payment.paidAmount'), value: text.money(data.paidAmount) },
              ...(data.issueDate
                ? [{ id: 'issueDate', label: text('payment.issueDate'), value: text.date(data.issueDate, 'medium') }]
                : []),
            ]}
          />
          {notShown > 0 && <p>{text('payment.not-shown', { amount: text.money(fromCents(notShown)) })}</p>}
          <DefinitionList layout="tiles" items={statementItems(data, asked.paymentId, text)} />
        </Stack>
      </Card>
      {data.calculationOfBenefits.map((calculation) => (
        <Calculation key={calculation.participantId} statement={data} calculation={calculation} />
      ))}
      {data.claimAdjustments.length > 0 && <Adjustments adjustments={data.claimAdjustments} />}
      {data.hsaExplanationOfBenefits.length > 0 && <FromSpending lines={data.hsaExplanationOfBenefits} />}
    </Stack>
  )
}

/** The header of a statement, below its amount and date: payee, address, method and number (HIST-41). */
function statementItems(statement: PaymentStatement, paymentId: string, text: Text): readonly DefinitionItem[] {
  const { issuedToName, paymentType } = statement
  return [
    { id: 'issuedToName', label: text('payment.issuedToName'), value: formatName(issuedToName, text.locale) },
    {
      id: 'address',
      label: text('payment.address'),
      value: addressLines(statement).map((line) => <div key={line}>{line}</div>),
    },
    { id: 'paymentType', label: text('payment.paymentType'), value: paymentType },
    { id: 'paymentId', label: text('payment.paymentId'), value: paymentId },
  ]
}

/** The lines of a postal address, as on an envelope: address lines, then municipality, province and postal code. */
function addressLines({
  addressLine1,
  addressLine2,
  addressLine3,
  city,
  province,
  postalCode,
}: PaymentStatement): string[] {
  const place = [city, province, postalCode].filter(Boolean).join(' ')
  return [addressLine1, addressLine2 ?? '', addressLine3 ?? '', place].filter((line) => line !== '')
}

/** Corrections of earlier payments, which change the amount of this payment (HIST-43). */
function Adjustments({ adjustments }: { adjustments: readonly ClaimAdjustment[] }) {
  const text = useText()
  const none = text('history.none')
  const columns: readonly Column<ClaimAdjustment>[] = [
    { id: 'reason', header: text('payment.column.reason'), rowHeader: true, cell: ({ description }) => description },
    { id: 'claim', header: text('payment.column.claim'), cell: ({ claimId }) => claimId ?? none },
    {
      id: 'date',
      header: text('payment.column.date'),
      cell: ({ adjustmentDate }) => text.date(adjustmentDate) || none,
    },
    {
      id: 'amount',
      header: text('payment.column.adjustment'),
      align: 'end',
      cell: ({ adjustmentAmount }) => text.money(adjustmentAmount),
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

/** The payments of a spending account, by service (HIST-43). */
function FromSpending({ lines }: { lines: readonly SpendingExplanation[] }) {
  const text = useText()
  const columns: readonly Column<SpendingExplanation>[] = [
    {
      id: 'service',
      header: text('payment.column.service'),
      rowHeader: true,
      cell: ({ serviceDescription }) => serviceDescription,
    },
    {
      id: 'serviceDate',
      header: text('payment.column.serviceDate'),
      cell: ({ serviceDate }) => text.date(serviceDate),
    },
    {
      id: 'person',
      header: text('payment.column.person'),
      cell: ({ participantName }) => formatName(participantName, text.locale),
    },
    { id: 'account', header: text('payment.column.account'), cell: ({ accountDescription }) => accountDescription },
    {
      id: 'requested',
      header: text('payment.column.requested'),
      align: 'end',
      cell: ({ requestedAmount }) => text.money(requestedAmount),
    },
    { id: 'paid', header: text('payments.column.paid'), align: 'end', cell: ({ hspAmount }) => text.money(hspAmount) },
  ]
  return (
    <Card title={text('payment.spending')}>
      <Rows caption={text('payment.spending')} columns={columns} rows={lines} />
    </Card>
  )
}

function Rows<Row>({
  caption,
  columns,
  rows,
}: {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
}) {
  const text = useText()
  return (
    <DataTable
      hideCaption
      caption={caption}
      columns={columns}
      rows={rows}
      rowKey={(row) => String(rows.indexOf(row))}
      locale={text.tag}
      labels={tableLabels(text)}
    />
  )
}

/**
 * The columns in the order of the calculation; the column of the spending account is shown only if the plan has one.
 */
const BEFORE = ['submittedAmount', 'excludedAmount', 'eligibleAmount', 'deductibleAmount'] as const
const AFTER = ['paidAmount', 'hspAmount'] as const
const paidColumns = ({ showHSP }: PaymentStatement) => AFTER.filter((id) => showHSP || id !== 'hspAmount')

/** The payments for one person: a table for each benefit, then the sums (HIST-42, HIST-43). */
function Calculation({ statement, calculation }: { statement: PaymentStatement; calculation: BenefitCalculation }) {
  const text = useText()
  const columns = useMemo(() => columnsOf(statement, text), [statement, text])
  const { participantId, participantName, participantDob, benefitLines } = calculation
  const name = formatName(participantName, text.locale)
  const subtotal = statement.subtotals.find((each) => each.participantId === participantId)
  return (
    <Card title={name}>
      <Stack gap="l">
        {participantDob && <p>{text('payment.born', { date: text.date(participantDob) })}</p>}
        {benefitLines.map(({ benefitCode, benefitDescription, benefitType, paymentDetailLine }) => (
          <DataTable
            key={`${benefitCode} ${benefitType} ${benefitDescription}`}
            caption={benefitDescription}
            columns={columns}
            rows={paymentDetailLine}
            rowKey={(line) => String(paymentDetailLine.indexOf(line))}
            locale={text.tag}
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
  [...BEFORE, ...paidColumns(statement)].flatMap((id) =>
    subtotal[id] === undefined ? [] : [{ id, label: text(`payment.column.${id}`), value: text.money(subtotal[id]) }],
  )

function columnsOf(statement: PaymentStatement, text: Text): readonly Column<PaymentDetailLine>[] {
  const money = (id: (typeof BEFORE | typeof AFTER)[number]): Column<PaymentDetailLine> => ({
    id,
    header: text(`payment.column.${id}`),
    align: 'end',
    cell: (line) => text.money(line[id]),
  })
  return [
    {
      id: 'service',
      header: text('payment.column.service'),
      rowHeader: true,
      cell: ({ serviceDescription, serviceDate }) => serviceDescription ?? text.date(serviceDate),
    },
    {
      id: 'serviceDate',
      header: text('payment.column.serviceDate'),
      cell: ({ serviceDate }) => text.date(serviceDate),
    },
    ...BEFORE.map(money),
    {
      id: 'coinsurancePct',
      header: text('payment.column.coinsurancePct'),
      align: 'end',
      cell: ({ coinsurancePct }) =>
        coinsurancePct === undefined ? '' : text('history.details.percent', { percent: coinsurancePct }),
    },
    ...paidColumns(statement).map(money),
  ]
}
