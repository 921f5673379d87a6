import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { clearError, isPortalError } from '~/platform/errors/portal-error.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { hrefOf } from '~/platform/pages/page-registry.ts'
import { PageLink, useNavigation } from '~/platform/pages/navigation.tsx'
import { useSubmission } from '~/platform/use-submission.ts'
import { Button, buttonClass } from '~/ui/button.tsx'
import { OutcomePage } from '~/components/outcome-page.tsx'
import { createHistoryStateValue } from '../history-state-value.ts'
import { readReturn } from '../model/provider.ts'
import { isFinal, payPremiums } from '../payment-api.ts'
import { StatementsLink } from '../amount-due.tsx'
import { useFinishPayment } from '../use-payment.ts'

/** Where the provider brings the member back to: finds out what became of the payment, and goes on to the page that says so (PAY-10, D-144). */
function PremiumsCardPaymentPage() {
  const text = useText()
  const { state, isBusy, again } = useReturn()
  if (state === 'none')
    return (
      <OutcomePage
        id="premiums.card-payment"
        tone="neutral"
        title={text('premiums.return.none.title')}
        lead={text('premiums.return.none.text')}
        actions={
          <PageLink to="premiums.one-time-payment" className={buttonClass()}>
            {text('premiums.to-payment')}
          </PageLink>
        }
      />
    )
  if (state === 'unsure')
    return (
      <OutcomePage
        id="premiums.card-payment"
        tone="warn"
        title={text('premiums.return.unsure.title')}
        lead={text('premiums.return.unsure.text')}
        actions={
          <>
            <Button busy={isBusy} onClick={again}>
              {text('premiums.return.check')}
            </Button>
            <StatementsLink />
          </>
        }
      />
    )
  return <OutcomePage id="premiums.card-payment" tone="info" lead={text('premiums.return.wait')} />
}

export { PremiumsCardPaymentPage as Component }

/** The visit whose payment is not recorded yet, as the provider's address told it. */
const visit = createHistoryStateValue('cardPaymentVisit')

/** What is known about the visit: being looked at; nothing came back; nobody knows yet. */
type ReturnState = 'looking' | 'none' | 'unsure'

/**
 * A return from the provider's page: records the payment once, under the name of the visit (contract, createPremiumPayment). That name leaves
 * the address at once, so that no link takes it along, and is forgotten when the service has answered. What else the address says is not believed.
 */
function useReturn(): { readonly state: ReturnState; readonly isBusy: boolean; readonly again: () => void } {
  const text = useText()
  const { navigate } = useNavigation()
  const [query] = useSearchParams()
  const { finish, refuse } = useFinishPayment()
  const [state, setState] = useState<ReturnState>('looking')

  async function record(address: string) {
    const returned = readReturn(new URLSearchParams(address))
    if (!returned) return setState('none')
    try {
      const answer = await payPremiums(returned, returned.sessionId)
      visit.clear()
      await finish(answer)
    } catch (error) {
      if (!isPortalError(error) || !isFinal(error)) {
        setState('unsure')
        throw error
      }
      visit.clear()
      clearError()
      await refuse(error.serverText ?? {})
    }
  }
  const { submit, isBusy } = useSubmission(record, { text: text('premiums.return.recording') })

  useEffect(() => {
    const begin = async () => {
      if (readReturn(query)) {
        const address = query.toString()
        await navigate(hrefOf('premiums.card-payment'), { replace: true })
        visit.set(address)
      }
      submit(visit.get() ?? '')
    }
    void begin()
    // oxlint-disable-next-line react/exhaustive-deps -- once, with the address that the provider left
  }, [])

  return { state, isBusy, again: () => submit(visit.get() ?? '') }
}
