import { hrefOf } from '~/platform/pages/href.ts'
import { useNavigation } from '~/platform/pages/navigation.tsx'
import { type PaymentAnswer } from './payment-calls.ts'
import { paidStore, type Refusal, refusedStore } from './payment-outcome.ts'

/**
 * Goes on to the page that says how a payment ended, in place of the review that made it: "Back" leads to the form with what is owed now, not to
 * the button that paid. The address takes nothing along of the one before.
 */
export function useFinishPayment(): { readonly finish: (answer: PaymentAnswer) => Promise<void>; readonly refuse: (refusal: Refusal) => Promise<void> } {
  const { navigate } = useNavigation()
  const refuse = async (refusal: Refusal) => {
    refusedStore.set(refusal)
    await navigate(hrefOf('premiums.payment-error'), { replace: true })
  }
  const finish = async (answer: PaymentAnswer) => {
    if ('refused' in answer) return refuse(answer.refused)
    refusedStore.set(undefined)
    paidStore.set(answer.paid)
    await navigate(hrefOf('premiums.payment-confirmed'), { replace: true })
  }
  return { finish, refuse }
}
