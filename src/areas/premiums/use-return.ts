import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { clearError } from '~/platform/errors/error-store.ts'
import { isPortalError } from '~/platform/errors/portal-error.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { hrefOf } from '~/platform/pages/href.ts'
import { useSubmission } from '~/platform/shell/use-submission.ts'
import { payPremiums } from './payment-calls.ts'
import { keptInEntry } from './kept-in-entry.ts'
import { readReturn } from './model/provider.ts'
import { isVerdict } from './payment-key.ts'
import { useFinishPayment } from './use-finish-payment.ts'

/** The visit whose payment is not recorded yet, as the provider's address told it. */
const visit = keptInEntry('cardPaymentVisit')

/** What is known about the visit: being looked at; nothing came back; nobody knows yet. */
export type ReturnState = 'looking' | 'none' | 'unsure'

/**
 * A return from the provider's page: records the payment once, under the name of the visit (contract, createPremiumPayment). That name leaves
 * the address at once, so that no link takes it along, and is forgotten when the service has answered. What else the address says is not believed.
 */
export function useReturn(): { readonly state: ReturnState; readonly isBusy: boolean; readonly again: () => void } {
  const text = useText()
  const navigate = useNavigate()
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
      if (!isPortalError(error) || !isVerdict(error)) {
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
