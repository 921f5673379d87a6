import type { RecentClaimService } from '~generated/member/model/index.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { fullName } from '~/domain/participants.ts'
import { useStartClaim } from '~/components/start-claim.ts'
import { Button } from '../ui/button.tsx'
import { ActionRows, Card } from '../ui/layout.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'

interface RepeatClaimListProps {
  /** recently claimed services, newest first */
  readonly services: readonly RecentClaimService[]
  /** maximum number of services shown */
  readonly most: number
}

/** Recently claimed services, each with a button to claim it again (D-97); renders nothing if there are none. */
export function RepeatClaimList({ services, most }: RepeatClaimListProps) {
  const text = useText()
  const { repeatClaim } = useStartClaim()
  if (services.length === 0) return null
  return (
    <Card title={text('claim-again.title')}>
      <ActionRows
        rows={services.slice(0, most).map((item) => {
          const { service, participantId, participantName, provider, lastServiceDate, lastAmount } = item
          const what = [service.description, participantName].filter(Boolean).join(', ')
          const last =
            lastServiceDate &&
            lastAmount &&
            text('claim-again.last', { date: text.date(lastServiceDate, 'medium'), amount: text.money(lastAmount) })
          return {
            id: `${what} ${participantId} ${provider?.pauthId}`,
            children: <strong>{what}</strong>,
            note: [provider && (fullName(provider, text.locale) || provider.organizationName), last]
              .filter(Boolean)
              .join('. '),
            action: (
              <Button variant="quiet" onClick={() => void repeatClaim(item)}>
                {text('claim-again.begin')}
                <VisuallyHidden> {what}</VisuallyHidden>
              </Button>
            ),
          }
        })}
      />
    </Card>
  )
}
