import { useSuspenseQueries } from '@tanstack/react-query'
import { useText } from '~/platform/i18n/text.tsx'
import { prefetch } from '~/platform/query/prefetch.ts'
import { memberId } from '~/platform/session/member-id.ts'
import { Wrap } from '~/ui/layout/layout.tsx'
import { Page } from '~/ui/page/page.tsx'
import { premiums } from '../../api.ts'
import { NoPremiums } from '../../no-premiums.tsx'
import { PaymentForm } from './payment-form.tsx'

export function warm({ memberId: id }: { memberId: string }): void {
  prefetch(premiums.owed(id), premiums.cards(id))
}

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
  const id = memberId()
  const [{ data: owed }, { data: cards }] = useSuspenseQueries({ queries: [premiums.owed(id), premiums.cards(id)] })
  return owed ? <PaymentForm owed={owed} cards={cards} /> : <NoPremiums />
}
