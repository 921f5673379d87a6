import { useGetClaimPaymentDetails } from '~generated/member/queries/history.ts'
import type { ClaimPaymentDetails } from '~generated/member/model/index.ts'
import { formatDate } from '~/platform/dates/date8.ts'
import { useText, type Text } from '~/platform/i18n/text.tsx'
import { formatMoney } from '~/platform/money.ts'
import { formatName } from '~/platform/insured/people.ts'
import { Card } from '~/ui/card.tsx'
import { DefinitionList, type DefinitionItem } from '~/ui/definition-list.tsx'
import { Grid, Stack } from '~/ui/layout.tsx'
import { ClaimStatusChip } from '~/ui/page/claim-status-chip.tsx'

/** How the amount of one claim line was worked out and paid. Loading and failure belong to whoever shows it. */
export function LineDetails({ claimId, line, level = 2 }: { claimId: string; line: number; level?: 2 | 3 }) {
  const text = useText()
  const { data } = useGetClaimPaymentDetails(claimId, line)
  return (
    <Stack gap="l">
      <Grid columns="halves">
        <Card level={level} title={data.serviceInfo.description} action={<ClaimStatusChip code={data.claimStatus} />}>
          <DefinitionList items={facts(data, text)} />
        </Card>
        <Card level={level} title={text('history.details.amounts')}>
          <DefinitionList items={amounts(data, text)} />
        </Card>
      </Grid>
      {data.explanations.length > 0 && (
        <Card level={level} title={text('history.details.why')}>
          <Stack gap="m">
            {data.explanations.map(({ code, description }) => (
              <p key={code}>{description}</p>
            ))}
          </Stack>
        </Card>
      )}
      {data.payment && (
        <Card level={level} title={text('history.details.payment')}>
          <p>{payment(data.payment, text)}</p>
        </Card>
      )}
    </Stack>
  )
}

function facts(data: ClaimPaymentDetails, text: Text): readonly DefinitionItem[] {
  const item = (id: 'participantName' | 'benefitDescription' | 'providerName' | 'claimId', value: string | undefined) =>
    value ? [{ id, label: text(`history.details.${id}`), value }] : []
  const date = (id: 'serviceDate' | 'dateReceived' | 'dateProcessed') =>
    data[id] ? [{ id, label: text(`history.details.${id}`), value: formatDate(data[id], text.locale) }] : []
  return [
    ...item('participantName', data.participantName && formatName(data.participantName, text.locale)),
    ...item('benefitDescription', data.benefitDescription),
    ...item('providerName', data.providerName),
    ...date('serviceDate'),
    ...date('dateReceived'),
    ...date('dateProcessed'),
    ...item('claimId', `${data.claimId}-${data.line}`),
  ]
}

const AMOUNTS = [
  'submittedAmount',
  'excludedAmount',
  'eligibleAmount',
  'deductibleAmount',
  'cobAmount',
  'paidAmount',
  'spendingAccountPaidAmount',
  'totalPaidAmount',
] as const

function amounts(data: ClaimPaymentDetails, text: Text): readonly DefinitionItem[] {
  const rows = AMOUNTS.map((id) => {
    const amount = formatMoney(data[id], text.locale)
    return { id, label: text(`history.details.${id}`), value: id === 'totalPaidAmount' ? <strong>{amount}</strong> : amount }
  })
  // The percentage explains the step from what is eligible to what is paid.
  rows.splice(AMOUNTS.indexOf('paidAmount'), 0, {
    id: 'coinsurance' as 'paidAmount',
    label: text('history.details.coinsurance'),
    value: text('history.details.percent', { percent: data.coinsurancePercent }),
  })
  return rows
}

function payment({ method, date, accountEnding }: NonNullable<ClaimPaymentDetails['payment']>, text: Text): string {
  const on = formatDate(date, text.locale)
  if (method === 'PROVIDER') return text('history.payment.provider', { date: on })
  if (method === 'CHEQUE') return text('history.payment.cheque', { date: on })
  return accountEnding ? text('history.payment.deposit', { date: on, digits: accountEnding }) : text('history.payment.deposit-plain', { date: on })
}
