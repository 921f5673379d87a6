import { getPremiumsQuery, listCreditCardsQuery } from '~generated/member/queries/premiums.ts'
import { useSuspenseQueries } from '@tanstack/react-query'
import { useText } from '~/platform/i18n/text.tsx'
import { Wrap } from '~/ui/layout/layout.tsx'
import { Page } from '~/ui/page/page.tsx'
import { NoPremiums } from '../../no-premiums.tsx'
import { PaymentForm } from './payment-form.tsx'

export const queries = () => [getPremiumsQuery(), listCreditCardsQuery()]

/** Pays an amount once, with a card on file or on the provider's page (F-23, PAY-07). */
export function Component() {
  const text = useText()
  return (
    <Wrap narrow>
      <Page id="premiums.one-time-payment" lead={text('premiums.payment.lead')}>
        <Payment />
      </Page>
    </Wrap>
  )
}

function Payment() {
  const [{ data: owed }, { data: cards }] = useSuspenseQueries({ queries: [getPremiumsQuery(), listCreditCardsQuery()] })
  return owed ? <PaymentForm owed={owed} cards={cards} /> : <NoPremiums />
}
