import fc from 'fast-check'
import type { ClaimType, ServiceType } from '~generated/member/model/index.ts'
import { asClaimAnswers, type ClaimAnswers } from '~/areas/claims/model/answers.ts'
import type { SubmissionInput } from '~/areas/claims/model/claim-extra-info.ts'
import { hsaPart } from '~/areas/claims/model/hsa-services.ts'
import { dentalService, isDental, paysFromHsa } from '~/areas/claims/model/claim-types.ts'
import { chosenProvider } from '~/areas/claims/model/provider-search.ts'
import { isVision } from '~/areas/claims/model/vision.ts'
import { isWellness, wellnessServices } from '../../src/areas/claims/model/claim-types.ts'
import { claimDefinition, claimWizard } from '~/areas/claims/wizard/claim-wizard.ts'
import { readPolicy, type Policy } from '~/platform/policy/policy.ts'
import { emptyDraft, type Draft } from '~/wizard/definition.ts'
import {
  firstIncompleteStep,
  isComplete,
  isReachable,
  reachableAnswers,
  completeStep,
  visibleSteps,
  type StepCompletion,
  type Wizard,
} from '~/wizard/engine.ts'
import { entered, member, visionServices, type Member } from './claim-members.ts'
import {
  CARDHOLDER,
  CLAIM_TYPES,
  COB_REASONS,
  COVERAGE_ON_FILE,
  HSA_SERVICES,
  PARTICIPANTS,
  PROVIDERS,
  PROVIDER_TYPES,
  RECENT_PROVIDERS,
  SERVICES,
  WELLNESS,
} from './claim-world.ts'

/** Policy of a member who may submit claims. */
export const policyWith = (more: Partial<Policy> = {}): Policy => ({
  ...readPolicy({ submitClaim: true, rta: true }),
  ...more,
})
/** The wizard for a member with a health spending account, because the claims of such a member ask all questions. */
export const wizard: Wizard = {
  ...claimWizard(policyWith()),
  context: { policy: policyWith(), facts: { hasHsa: true } },
}
export const STEPS: readonly string[] = Object.keys(claimDefinition.steps)

/** The result of pressing Continue on one step, with this member's answers. */
const pass = (draft: Draft, step: string, person: Member): StepCompletion =>
  completeStep(wizard, draft, step, entered(step, person, asClaimAnswers(draft.answers)))

/** Presses Continue from the first incomplete step to the last, at most once for each step. */
export function walk(person: Member, draft: Draft = emptyDraft): Draft {
  let now = draft
  for (let clicks = 0; clicks < STEPS.length; clicks += 1) {
    const step = firstIncompleteStep(wizard, now)
    if (isComplete(now, step)) return now
    now = pass(now, step, person).draft
  }
  return now
}

/**
 * Random changes of answers: the member goes back to a step, gives another member's answer, and continues for a few
 * steps.
 */
export const changes = fc.array(fc.record({ at: fc.nat(), as: member, onwards: fc.nat({ max: 6 }) }), { maxLength: 6 })
type Changes = typeof changes extends fc.Arbitrary<infer C> ? C : never

export const openSteps = (draft: Draft): string[] =>
  visibleSteps(wizard, draft).filter((step) => isReachable(wizard, draft, step))

/** The draft of a member who has completed the wizard after changing answers several times. */
export function wander(person: Member, story: Changes): Draft {
  let now = walk(person)
  for (const { at, as, onwards } of story) {
    const open = openSteps(now)
    now = pass(now, open[at % open.length]!, as).draft
    for (let clicks = 0; clicks < onwards && !isComplete(now, firstIncompleteStep(wizard, now)); clicks += 1)
      now = pass(now, firstIncompleteStep(wizard, now), as).draft
  }
  return now
}

/** The answers of a member who has completed the wizard. */
export const answersOf = (person: Member): ClaimAnswers => asClaimAnswers(reachableAnswers(wizard, walk(person)))

function servicesFor(answers: ClaimAnswers, claimType: ClaimType): readonly ServiceType[] {
  if (isDental(answers)) return [dentalService(claimType, 'Dental care', 'en')]
  if (isWellness(answers)) return wellnessServices(WELLNESS)
  return isVision(answers) ? visionServices(answers) : SERVICES
}

/**
 * The data from which the portal builds this member's claim submission. `more` replaces parts of the data, including
 * the answers.
 */
export function submissionInputOf(person: Member, more: Partial<SubmissionInput> = {}): SubmissionInput {
  const answers = more.answers ?? answersOf(person)
  const claimType = CLAIM_TYPES.find((type) => type.claimType === answers['claim-type']?.claimType)!
  return {
    answers,
    policy: policyWith(),
    cardholder: CARDHOLDER,
    claimType,
    provider: chosenProvider(answers, { recentProviders: RECENT_PROVIDERS, providers: PROVIDERS }),
    providerTypes: PROVIDER_TYPES,
    recentProviders: RECENT_PROVIDERS,
    services: servicesFor(answers, claimType),
    participants: PARTICIPANTS,
    cobReasons: COB_REASONS,
    coverageOnFile: person.hasInfoOnFile ? COVERAGE_ON_FILE : undefined,
    hsa: paysFromHsa(answers) ? hsaPart(answers, HSA_SERVICES) : undefined,
    ...more,
  }
}

/**
 * A member who saw a practitioner, with the changes in `more`. Without `more`, the member is the same in every test.
 */
export const someone = (more: Partial<Member> = {}): Member => ({
  ...fc.sample(member, { numRuns: 1, seed: 7 })[0]!,
  claimType: 'XX-PRAC',
  ...more,
})

/** Property names at any depth of a value. */
export const keysIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => (Array.isArray(value) ? keysIn(part) : [key, ...keysIn(part)]))
    : []
