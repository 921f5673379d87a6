import type { PendingClaimService } from '~generated/member/model/index.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { Accordion } from '../ui/accordion.tsx'
import { AlertBox } from '../ui/alert-box.tsx'

/** Number of services shown, few enough to scan at a glance. */
const SHOWN = 3

interface PendingServicesProps {
  readonly services: readonly PendingClaimService[]
  /** true to collapse the list under its title, on pages that are mainly about something else */
  readonly isFolded?: boolean
  /** by default, that the insurer is already processing claims for them */
  readonly title?: string | undefined
}

/**
 * Services of undecided claims, so that the member does not claim them twice (D-97, CLAIM-34); renders nothing if there
 * are none.
 */
export function PendingServices({ services, isFolded = false, title: given }: PendingServicesProps) {
  const text = useText()
  if (services.length === 0) return null
  const title = given ?? text('pending-services.title', { count: services.length })
  const list = (
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
  )
  return isFolded ? (
    <Accordion panels={[{ id: 'pending', title, children: list }]} />
  ) : (
    <AlertBox tone="info" title={title}>
      {list}
    </AlertBox>
  )
}
