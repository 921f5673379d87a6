import { Suspense } from 'react'
import { getCardholderDetailsQuery } from '~generated/member/queries/account.ts'
import type { PremiumPayment } from '~generated/member/model/index.ts'
import { getPremiumsQuery, useGetPremiums } from '~generated/member/queries/premiums.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { withoutDialog } from '~/platform/query/query.ts'
import { useStore } from '~/platform/store.ts'
import { ButtonLink } from '~/components/button-link.tsx'
import { Actions } from '~/ui/button.tsx'
import { Stack, Container } from '~/ui/layout.tsx'
import { Notice } from '~/ui/notice.tsx'
import { Page, PageSkeleton, SectionBoundary } from '~/components/page.tsx'
import { PrintButton } from '~/components/print-button.tsx'
import { latestPayment } from '../model/amounts.ts'
import { AmountDueCard, StatementsLink } from '../amount-due.tsx'
import { paymentStore } from '../payment-outcome.ts'

// the second is for the head of the printed page
export const queries = () => [getPremiumsQuery(), getCardholderDetailsQuery(withoutDialog)]

/**
 * The payment and the new amount due (PAY-09). Opening the page pays nothing: after a reload it shows the latest
 * payment on file.
 */
function PremiumsPaymentConfirmedPage() {
  const text = useText()
  const paid = useStore(paymentStore)
  return (
    <Container narrow>
      <Page
        id="premiums.payment-confirmed"
        title={text(paid ? 'premiums.confirmed.thanks' : 'premiums.confirmed.latest.title')}
      >
        <Stack gap="l">
          {paid && <PaymentConfirmation payment={paid} />}
          <Suspense fallback={<PageSkeleton count={1} />}>
            <SectionBoundary>
              <Stack gap="l">
                {!paid && <LatestPayment />}
                <AmountDue />
              </Stack>
            </SectionBoundary>
            <Actions>
              <ButtonLink to="dashboard.home">{text('premiums.to-home')}</ButtonLink>
              <StatementsLink />
              <PrintButton label={text('premiums.confirmed.print')} />
            </Actions>
          </Suspense>
        </Stack>
      </Page>
    </Container>
  )
}

export { PremiumsPaymentConfirmedPage as Component }

/** The payment that was just made. An unknown status is treated as approved (contract, PremiumPayment). */
function PaymentConfirmation({ payment: { paymentId, status, amount, date } }: { payment: PremiumPayment }) {
  const text = useText()
  const values = { amount: text.money(amount), date: text.date(date) }
  return (
    <Notice
      tone="ok"
      heading={
        status === 'PENDING' ? text('premiums.confirmed.pending', values) : text('premiums.confirmed.text', values)
      }
    >
      <p>{text('premiums.confirmed.reference', { reference: paymentId })}</p>
    </Notice>
  )
}

/** The latest one-time payment on file, after a reload. */
function LatestPayment() {
  const text = useText()
  const { data } = useGetPremiums()
  const latest = data && latestPayment(data)
  if (!latest)
    return (
      <Notice tone="neutral" heading={text('premiums.confirmed.none.title')}>
        <p>{text('premiums.confirmed.none.text')}</p>
      </Notice>
    )
  return (
    <Notice
      tone="ok"
      heading={text('premiums.confirmed.text', { amount: text.money(latest.amount), date: text.date(latest.date) })}
    />
  )
}

function AmountDue() {
  const text = useText()
  const { data } = useGetPremiums()
  return data && <AmountDueCard title={text('premiums.confirmed.owed')} total={data.totalAmount} />
}
