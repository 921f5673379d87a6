import { useText } from '~/platform/i18n/text.tsx'
import { PageLink } from '~/platform/pages/page-link.tsx'
import { usePolicy } from '~/platform/policy/use-policy.ts'
import { Actions } from '~/ui/actions/actions.tsx'
import { buttonClass } from '~/ui/button/button.tsx'
import { OwedCard } from '../../owed-card.tsx'

/** What is owed, whatever the period, and the ways to pay it. */
export function Owed({ total }: { total: string }) {
  const text = useText()
  const { premiumPayment } = usePolicy()
  return (
    <OwedCard title={text('premiums.owed')} total={total}>
      {premiumPayment && (
        <Actions>
          <PageLink to="premiums.one-time-payment" className={buttonClass()}>
            {text('premiums.to-payment')}
          </PageLink>
          <PageLink to="premiums.payment-method" className={buttonClass({ variant: 'quiet' })}>
            {text('premiums.to-method')}
          </PageLink>
        </Actions>
      )}
    </OwedCard>
  )
}
