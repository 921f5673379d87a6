import { OTHER_SERVICES } from '../benefit-data/claim-types.ts'
import { SPECIALTIES } from '../benefit-data/specialties.ts'
import { daysBefore, daysSince, toDate8 } from '../dates.ts'
import { toCents } from '../money.ts'
import type { AddedClaim } from '../personas.ts'
import { seeded } from '../random.ts'
import { UNDECIDED } from './claim-line.ts'
import { claimFacts, otherLine, outcomeOf, practitionerLine, providersOf, type Past } from './history-seed.ts'
import type { Member } from './members.ts'

/** Codes of the specialties and other services for which a tester can add a claim. */
export const CLAIMED_SERVICES: readonly string[] = [...SPECIALTIES, ...OTHER_SERVICES].map(({ code }) => code)
/**
 * Statuses that an added claim can have. A claim with the status RECEIVED is decided after some time, like a submitted
 * claim.
 */
export const CLAIM_STATUSES: readonly string[] = ['RECEIVED', 'PENDED', 'ADJUDICATED', 'PROCESSED', 'PAID', 'REJECTED']

/** Number of the first added claim. It is higher than any number in the seeded histories, so numbers never collide. */
const FIRST = 90_000
const USUALLY_DAYS_AGO = 10

/** The claims that a tester has added to a member. Each has one line. */
export const addedClaims = (member: Member, now: number): Past[] =>
  (member.persona.addedClaims ?? []).map((claim, index) => addedClaim(member, claim, FIRST + index, now))

function addedClaim(member: Member, claim: AddedClaim, index: number, now: number): Past {
  const { service, status = 'PAID', participantId = member.persona.cardholder.participantId } = claim
  const serviceDate = claim.date ?? toDate8(daysBefore(now, USUALLY_DAYS_AGO))
  const daysAgo = daysSince(serviceDate, now)
  const isNew = status === 'RECEIVED'
  const common = {
    ...claimFacts(member, index, now, daysAgo),
    serviceDate,
    participantId,
    ...(isNew && { received: now }),
  }
  const random = seeded(`added ${index}`)
  const specialty = SPECIALTIES.find(({ code }) => code === service)
  const usual = specialty
    ? practitionerLine(common, specialty, providersOf(member), random)
    : otherLine(
        common,
        OTHER_SERVICES.find(({ code }) => code === service)!,
        random,
      )
  const line = {
    ...usual,
    ...(claim.amount !== undefined && { submitted: toCents(claim.amount) }),
    ...(claim.refusal && { refusal: claim.refusal }),
  }
  return {
    line,
    needs: claim.needs,
    outcome: isNew
      ? UNDECIDED
      : outcomeOf(line, { status, daysAgo, now, index, ...(claim.refusal && { refusal: claim.refusal }) }),
  }
}
