import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { clearError, isPortalError } from '~/platform/errors/portal-error.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { hrefOf } from '~/platform/pages/page-registry.ts'
import { useNavigation } from '~/platform/pages/navigation.tsx'
import { useSubmission } from '~/platform/use-submission.ts'
import { ButtonLink } from '~/components/button-link.tsx'
import { Button } from '~/ui/button.tsx'
import { OutcomePage } from '~/components/outcome-page.tsx'
import { createHistoryStateValue } from '~/platform/session/history-state-value.ts'
import { readReturn } from '../model/provider.ts'
import { isFinal, payPremiums } from '../payment-api.ts'
import { StatementsLink } from '../amount-due.tsx'
import { useFinishPayment } from '../use-payment.ts'

/** Return page of the provider: looks up the payment's result and opens the page for it (PAY-10, D-144). */
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
        actions={<ButtonLink to="premiums.one-time-payment">{text('premiums.to-payment')}</ButtonLink>}
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

/** The session id from the provider's redirect, stored until the payment is recorded. */
const visit = createHistoryStateValue('cardPaymentVisit')

/** State of the return: the payment is being checked, the URL has no valid parameters, or the outcome is unknown. */
type ReturnState = 'looking' | 'none' | 'unsure'

/**
 * Handles the provider's redirect. It records the payment once, by the session id in the URL (contract,
 * createPremiumPayment). The portal moves the id from the URL to the state of the history entry at once, so that no link
 * contains it, and removes it after the service has responded. No other parameter is trusted.
 */
function useReturn(): { readonly state: ReturnState; readonly isBusy: boolean; readonly again: () => void } {
  const text = useText()
  const { navigate } = useNavigation()
  const [query] = useSearchParams()
  const { finish, refuse } = useFinishPayment()
  const [state, setState] = useState<ReturnState>(() => (readReturn(query) || visit.get() ? 'looking' : 'none'))

  async function record(address: string) {
    const returned = readReturn(new URLSearchParams(address))
    if (!returned) return setState('none')
    try {
      const answer = await payPremiums(returned, returned.sessionId)
      visit.set(undefined)
      await finish(answer)
    } catch (error) {
      if (!isPortalError(error)) throw error
      if (!isFinal(error)) {
        setState('unsure')
        // The error dialog answers only a check that the member asks for, because the page says the same before that.
        if (state === 'unsure') throw error
        clearError()
        return
      }
      visit.set(undefined)
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
