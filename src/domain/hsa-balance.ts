import type { HsaClaimGroups, HsaEligibleService } from '~generated/member/model/index.ts'
import { fromCents, toCents } from '~/domain/money.ts'

type Services = readonly HsaEligibleService[]

/** Maximum number of services in one claim. */
const MAX_SERVICES_PER_CLAIM = 100

/**
 * The services that the account can pay, as one list, whichever of the two operations returned them (D-116). Empty if
 * there are none (CLAIM-63, CLAIM-65).
 */
export const eligibleServices = (answer: HsaClaimGroups | Services | null): Services =>
  // This amount is reset, because the member enters it again in the claim (CLAIM-68, DATA-47).
  servicesOf(answer).map((service) => ({ ...service, amountPaidByOtherCarrier: '0.00' }))

function servicesOf(answer: HsaClaimGroups | Services | null): Services {
  if (!answer) return []
  if (!('hsaClaims' in answer)) return answer
  return answer.hsaClaims.flatMap(({ claimId, hsaServices }) =>
    hsaServices.map((service) => ({ ...(claimId && { claimId }), ...service })),
  )
}

/** The unpaid amount of a service. */
export const remainingAmount = ({ hsaUnclaimedEligibleAmount = '0.00' }: HsaEligibleService): string =>
  hsaUnclaimedEligibleAmount

/** Services that the account would pay now, with their sum. */
interface Payable {
  readonly services: Services
  /** sum that the account would pay; the balance may cover the last service only in part */
  readonly amount: string
  /** true if the unpaid services exceed the balance */
  readonly exceedsBalance: boolean
}

/**
 * The services that the balance covers. The oldest come first, because the member has waited longest to be paid for
 * them.
 */
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
