import type { ClaimExtraInfo } from '../../generated/member/model/index.ts'
import { currentPeriodStart } from '../benefit-data/spending/accounts.ts'
import { remaindersOf } from '../benefit-data/spending/remainders.ts'
import { requestedAmount, requestedServices } from '../store/claim-to-lines.ts'
import type { Member } from '../store/members.ts'
import type { Bilingual } from '../bilingual.ts'
import type { SandboxState } from '../sandbox-state.ts'

const NOT_OFFERED: Bilingual = {
  en: 'One of the services can no longer be paid from your health spending account. Go back and choose from the list again.',
  fr: 'Un des services ne peut plus être payé par votre compte de gestion-santé. Revenez en arrière et choisissez de nouveau dans la liste.',
}
const TOO_MUCH: Bilingual = {
  en: 'You asked your health spending account for more than what is left to pay. Enter a lower amount.',
  fr: 'Vous avez demandé à votre compte de gestion-santé plus que le montant qui reste à payer. Entrez un montant moins élevé.',
}
const refuse = (text: Bilingual) => ({ status: 422 as const, text })

/**
 * Checks a request to the health spending account. Each service in the request must be one that the account can pay,
 * must appear only once, and must not exceed its unpaid amount. Returns the reason for a refusal.
 */
export function refuseSpending(
  world: SandboxState,
  member: Member,
  extra: ClaimExtraInfo,
): { status: 422; text: Bilingual } | undefined {
  const requested = requestedServices(extra).filter(({ mssClaimId }) => mssClaimId !== undefined)
  if (requested.length === 0) return undefined
  const offered = new Map(
    remaindersOf(world.claims, member, currentPeriodStart(world.clock.now())).map((remainder) => [
      remainder.id,
      remainder,
    ]),
  )
  const isTwice = new Set(requested.map(({ mssClaimId }) => mssClaimId)).size < requested.length
  if (isTwice || requested.some(({ mssClaimId }) => !offered.has(mssClaimId!))) return refuse(NOT_OFFERED)
  return requested.some((service) => requestedAmount(service) > offered.get(service.mssClaimId!)!.unclaimed)
    ? refuse(TOO_MUCH)
    : undefined
}
