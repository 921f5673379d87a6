import type { PendingClaimService } from '~generated/member/model/index.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { AlertBox } from '../ui/alert-box.tsx'

/** Few enough to scan at a glance. */
const SHOWN = 3

/**
 * Services of undecided claims, so that the member does not claim them twice (D-97, CLAIM-34); renders nothing if there
 * are none.
 */
export function PendingServices({ services }: { services: readonly PendingClaimService[] }) {
  const text = useText()
  if (services.length === 0) return null
  return (
    <AlertBox tone="info" title={text('pending-services.title', { count: services.length })}>
      <ul>
        {services.slice(0, SHOWN).map(({ claimId, line, serviceDescription, serviceDate, submittedAmount }) => (
          <li key={`${claimId} ${line}`}>
            {text('pending-services.item', {
              service: serviceDescription,
              date: text.date(serviceDate),
              amount: text.money(submittedAmount),
            })}
          </li>
        ))}
      </ul>
    </AlertBox>
  )
}
