import { getPremiumsQuery } from '~generated/member/queries/premiums.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { GetPremiumsParams } from '~generated/member/model/index.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { PageLink } from '~/platform/pages/page-link.tsx'
import { usePolicy } from '~/platform/policy/use-policy.ts'
import { Actions } from '~/ui/actions/actions.tsx'
import { buttonClass } from '~/ui/button/button.tsx'
import { OwedCard } from '../../owed-card.tsx'

/** What is owed, whatever the period, and the ways to pay it. What cannot be read is said by the list below, once. */
export function Owed({ period }: { period: GetPremiumsParams }) {
  const text = useText()
  const { premiumPayment } = usePolicy()
  const { data } = useQuery({ ...getPremiumsQuery(period), placeholderData: keepPreviousData })
  if (!data) return null
  return (
    <OwedCard title={text('premiums.owed')} total={data.totalAmount}>
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
