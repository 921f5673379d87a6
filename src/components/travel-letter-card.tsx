import { useQuery } from '@tanstack/react-query'
import { benefitsQuery } from '~/domain/shared-queries.ts'
import { env } from '~/platform/config/environment.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { usePolicy } from '~/platform/policy/policy.ts'
import { Card, Stack } from '../ui/layout.tsx'
import { QuietButtonLink } from './button-link.tsx'

/**
 * Leads to the travel letter. Hidden if the service writes none, if the plan is known to have no travel coverage, or
 * while the plan is suspended, because the service then refuses the letter (D-330).
 */
export function TravelLetterCard() {
  const text = useText()
  const isOffered = env().offersTravelLetters === true
  const { coverage, isSuspended } = usePolicy()
  const { data: plan } = useQuery({ ...benefitsQuery(), enabled: isOffered })
  const hasTravel = plan === null || plan?.benefits.some(({ key }) => key === 'TRAVEL')
  if (!isOffered || !coverage || isSuspended || !hasTravel) return null
  return (
    <Card title={text('travel-letter.card')}>
      <Stack gap="m">
        <p>{text('travel-letter.card.text')}</p>
        <div>
          <QuietButtonLink to="coverage.travel-letter">{text('travel-letter.open')}</QuietButtonLink>
        </div>
      </Stack>
    </Card>
  )
}
