import { type ComponentProps, createContext, use } from 'react'
import { type Text, useText } from '~/platform/i18n/text.tsx'
import { Button } from '~/ui/button.tsx'
import { ReadWhole } from '~/ui/visually-hidden.tsx'
import css from './line-details.module.css'
import { usePolicy } from '~/platform/policy/policy.ts'
import { DownloadButton } from '~/ui/page/download-button.tsx'
import { useGetClaimPaymentDetails } from '~generated/member/queries/history.ts'
import type { ClaimPaymentDetails } from '~generated/member/model/index.ts'
import { formatName } from '~/platform/insured/people.ts'
import { Card, type DefinitionItem, DefinitionList, Grid, Stack } from '~/ui/layout.tsx'
import { ClaimStatusChip } from '~/ui/page/claim-status-chip.tsx'

/** Which line of a table is open, by its key. Read here alone: the columns, and with them the order of a long list, stay as they are. */
export const OpenLine = createContext<{ readonly open: string | undefined; readonly setOpen: (key: string | undefined) => void }>({
  open: undefined,
  setOpen: () => undefined,
})

/** Opens and closes what is said of a line, below it; the focus stays here. */
export function LineToggle({ lineKey, what }: { lineKey: string; what: { readonly service: string; readonly date: string } }) {
  const text = useText()
  const { open, setOpen } = use(OpenLine)
  const isOpen = open === lineKey
  return (
    <Button variant="link" className={css.toggle} aria-expanded={isOpen} onClick={() => setOpen(isOpen ? undefined : lineKey)}>
      <ReadWhole seen={text(isOpen ? 'history.hide' : 'history.show')} whole={text(isOpen ? 'history.hide-line' : 'history.show-line', what)} />
    </Button>
  )
}

/** A statement of claims or payments as a PDF, for plans that have them; the pages stay without (D-181, GUARD-44). */
export const StatementButton = (props: ComponentProps<typeof DownloadButton>) => usePolicy().statements && <DownloadButton {...props} />

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
    data[id] ? [{ id, label: text(`history.details.${id}`), value: text.date(data[id]) }] : []
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
    const amount = text.money(data[id])
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
  const on = text.date(date)
  if (method === 'PROVIDER') return text('history.payment.provider', { date: on })
  if (method === 'CHEQUE') return text('history.payment.cheque', { date: on })
  return accountEnding ? text('history.payment.deposit', { date: on, digits: accountEnding }) : text('history.payment.deposit-plain', { date: on })
}
