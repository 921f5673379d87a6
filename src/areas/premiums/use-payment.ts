import { useState } from 'react'
import { hrefOf } from '~/platform/pages/href.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { useSubmission } from '~/platform/shell/use-submission.ts'
import { openCardSession } from './payment-calls.ts'
import { leavePortal } from './leave-portal.ts'
import { isProviderPage, returnAddress } from './model/provider.ts'
import { NEW_CARD } from './model/source.ts'
import { isRetry } from './payment-key.ts'
import { payWithCard, type Held } from './pay-with-card.ts'
import { useFinishPayment } from './use-finish-payment.ts'

/** Why nothing was sent, or that nobody knows yet what became of it. */
type Doubt = Held | 'unsure'

interface Payment {
  readonly amount: string
  /** a card on file, or `NEW_CARD` */
  readonly source: string
  /** what was owed when the member decided to pay */
  readonly total: string
}

/** Pays, once however often the button is pressed: with a card on file, or by going to the provider's page (D-144). */
export function usePayment(): { readonly pay: (payment: Payment) => void; readonly isBusy: boolean; readonly doubt: Doubt | undefined } {
  const text = useText()
  const { finish, refuse } = useFinishPayment()
  const [doubt, setDoubt] = useState<Doubt>()

  async function charge({ amount, source: cardId, total }: Payment) {
    try {
      const answer = await payWithCard({ amount, cardId, total })
      if (typeof answer === 'string') setDoubt(answer)
      else await finish(answer)
    } catch (error) {
      if (isRetry()) setDoubt('unsure')
      throw error
    }
  }

  async function handOver({ amount }: Payment) {
    const page = new URL(hrefOf('premiums.card-payment'), window.location.origin)
    const url = await openCardSession(amount, returnAddress(page, amount))
    if (isProviderPage(url)) await leavePortal(url)
    else await refuse('unsafe-provider')
  }

  const onFile = useSubmission(charge, { text: text('premiums.payment.paying') })
  const newCard = useSubmission(handOver, { text: text('premiums.payment.opening') })
  return {
    pay: (payment) => {
      setDoubt(undefined)
      if (payment.source === NEW_CARD) newCard.submit(payment)
      else onFile.submit(payment)
    },
    isBusy: onFile.isBusy || newCard.isBusy,
    doubt,
  }
}
