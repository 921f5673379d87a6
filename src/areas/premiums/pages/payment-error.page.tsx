import { serverMessage } from '~/platform/errors/portal-error.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { useStore } from '~/platform/store.ts'
import { ButtonLink } from '~/components/button-link.tsx'
import { OutcomePage } from '~/components/outcome-page.tsx'
import { StatementsLink } from '../amount-due.tsx'
import { declinedStore, type DeclinedPayment } from '../payment-outcome.ts'

/** Notice that nothing was paid, with the service's reason (PAY-08). */
function PremiumsPaymentErrorPage() {
  const text = useText()
  const refusal = useStore(declinedStore)
  const wordsOf = (why: DeclinedPayment | undefined) => {
    if (why === 'unsafe-provider') return text('premiums.error.provider')
    return serverMessage(why, text.locale) ?? text('premiums.error.text')
  }
  return (
    <OutcomePage
      id="premiums.payment-error"
      tone="bad"
      lead={wordsOf(refusal)}
      actions={
        <>
          <ButtonLink to="premiums.one-time-payment">{text('premiums.error.again')}</ButtonLink>
          <StatementsLink />
        </>
      }
    />
  )
}

export { PremiumsPaymentErrorPage as Component }
