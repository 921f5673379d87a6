import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { ClaimPaymentDetails } from '~generated/member/model/index.ts'
import { formatDate } from '~/platform/dates/date8.ts'
import { useText, type Text } from '~/platform/i18n/text.tsx'
import { formatMoney } from '~/platform/money/money.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { memberId } from '~/platform/session/member-id.ts'
import { Card } from '~/ui/card/card.tsx'
import { DefinitionList, type DefinitionItem } from '~/ui/definition-list/definition-list.tsx'
import { Stack } from '~/ui/layout/layout.tsx'
import { ClaimStatusChip } from '~/ui/page/claim-status-chip.tsx'
import { DownloadButton } from '~/ui/page/download-button.tsx'
import { Page } from '~/ui/page/page.tsx'
import { downloadPaymentDetails, history } from '../../api.ts'

export function warm({ memberId: id, params }: { memberId: string; params: Readonly<Record<string, string | undefined>> }): void {
  void queryClient.prefetchQuery(history.paymentDetails(id, params['claimId'] ?? '', Number(params['line'])))
}

/** How the amount of one line was worked out and paid (HIST-18, HIST-19). */
export function Component() {
  const { claimId = '', line = '' } = useParams()
  const text = useText()
  const id = memberId()
  return (
    <Page
      id="history.details"
      actions={<DownloadButton label={text('history.details.download')} download={() => downloadPaymentDetails(id, claimId, Number(line))} />}
    >
      <Details claimId={claimId} line={Number(line)} />
    </Page>
  )
}

function Details({ claimId, line }: { claimId: string; line: number }) {
  const text = useText()
  const { data } = useSuspenseQuery(history.paymentDetails(memberId(), claimId, line))
  return (
    <Stack gap="l">
      <Card title={data.serviceInfo.description} action={<ClaimStatusChip code={data.claimStatus} />}>
        <DefinitionList items={facts(data, text)} />
      </Card>
      <Card title={text('history.details.amounts')}>
        <DefinitionList items={amounts(data, text)} />
      </Card>
      {data.explanations.length > 0 && (
        <Card title={text('history.details.why')}>
          <Stack gap="m">
            {data.explanations.map(({ code, description }) => (
              <p key={code}>{description}</p>
            ))}
          </Stack>
        </Card>
      )}
      {data.payment && (
        <Card title={text('history.details.payment')}>
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
    ...item('participantName', data.participantName),
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
  if (method === 'DIRECT_DEPOSIT' && accountEnding) return text('history.payment.deposit', { date: on, digits: accountEnding })
  return method === 'PROVIDER' ? text('history.payment.provider', { date: on }) : text('history.payment.other', { date: on })
}
