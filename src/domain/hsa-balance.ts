import type { HsaClaimGroups, HsaEligibleService } from '~generated/member/model/index.ts'
import { fromCents, toCents } from '~/domain/money.ts'

type Services = readonly HsaEligibleService[]

/** As many as one claim takes. */
const MAX_SERVICES_PER_CLAIM = 100

/** What the account can pay, as a list whichever of the two calls answers (D-116); none where there is nothing (CLAIM-63, CLAIM-65). */
export const eligibleServices = (answer: HsaClaimGroups | Services | null): Services =>
  servicesOf(answer).map((service) => ({ ...service, amountPaidByOtherCarrier: '0.00' })) // asked anew (CLAIM-68, DATA-47)

function servicesOf(answer: HsaClaimGroups | Services | null): Services {
  if (!answer) return []
  if (!('hsaClaims' in answer)) return answer
  return answer.hsaClaims.flatMap(({ claimId, hsaServices }) => hsaServices.map((service) => ({ ...(claimId && { claimId }), ...service })))
}

/** What is left of a service that nobody has paid. */
export const remainingAmount = ({ hsaUnclaimedEligibleAmount = '0.00' }: HsaEligibleService): string => hsaUnclaimedEligibleAmount

/** What an account would pay now, together. */
interface Payable {
  readonly services: Services
  /** what comes back: of the last service a part, where the balance ends */
  readonly amount: string
  /** whether more is left than the balance reaches for */
  readonly exceedsBalance: boolean
}

/** What a balance reaches for, the oldest service first: it waits the longest. */
export function payableFrom(services: Services, balance: string): Payable {
  const owed = services
    .filter((service) => service.hsaAvailableFlag && service.claimEligibleFlag && toCents(remainingAmount(service)) > 0)
    .toSorted((a, b) => a.dateOfService.localeCompare(b.dateOfService))
  let left = Math.max(0, toCents(balance))
  let paid = 0
  const reached = owed.slice(0, MAX_SERVICES_PER_CLAIM).filter((service) => {
    const part = Math.min(left, toCents(remainingAmount(service)))
    left -= part
    paid += part
    return part > 0
  })
  const total = owed.reduce((sum, service) => sum + toCents(remainingAmount(service)), 0)
  return { services: reached, amount: fromCents(paid), exceedsBalance: paid < total }
}
