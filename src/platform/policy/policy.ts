import { getSecurityPolicyQuery } from '~generated/member/queries/policy.ts'
import type { SecurityPolicy } from '~generated/member/model/index.ts'
import { applyBrand, type Brand, parseBrand } from '~/platform/config/brand.ts'
import { prefetch, queryClient } from '~/platform/query/query-client.ts'
import { mapQuery } from '~/platform/query/query.ts'
import { storage } from '~/platform/session/storage.ts'
import { useQuery } from '@tanstack/react-query'

/** Feature flags of a member, all from the service (SESSION-53, D-18). */
export const FLAGS = [
  'demo',
  'forms',
  'banking',
  'updateMemberProfile',
  'submitClaim',
  'easyHsa',
  'autoHSA',
  'analytics',
  'benefitUsage',
  'coverage',
  'memberProfile',
  'statements',
  'rta',
  'drugAdherence',
  'suppressCoverage',
  'filterOnKeywords',
  'medicalExclusion',
  'claimTracker',
  'updateBanking',
  'storeFront',
  'beneficiary',
  'premiums',
  'premiumPayment',
  'maaxClaims',
] as const
export type Flag = (typeof FLAGS)[number]

/** A member's policy: every flag has a value, and brand, suspension and end are derived (D-16, D-17, D-323). */
export type Policy = Readonly<Record<Flag, boolean>> & {
  readonly brand: Brand
  readonly isSuspended: boolean
  readonly isTerminated: boolean
}

/** True if a claim may be submitted: suspended members may not (D-17). */
export const canSubmitClaims = ({ submitClaim, isSuspended }: Policy): boolean => submitClaim && !isSuspended

/** True if the plan is suspended or has ended: nobody should keep its member card on a device (D-323). */
export const isPlanOver = ({ isSuspended, isTerminated }: Policy): boolean => isSuspended || isTerminated

/** True if the member can claim the balance of a health spending account without another claim (CLAIM-63). */
export const canClaimHsaBalance = (policy: Policy): boolean => policy.easyHsa && canSubmitClaims(policy)

/**
 * The page that lists submitted claims. Plans on the newer claims system (`maaxClaims`) have a page that lists all
 * claim lines.
 */
export const historyPage = ({ maaxClaims }: Policy): 'history.combined' | 'history.claims' =>
  maaxClaims ? 'history.combined' : 'history.claims'

/**
 * The step that lists claims for the health spending account. There are two such steps, and each plan uses only one of
 * them (D-116).
 */
export const hsaClaimsStep = ({ maaxClaims }: Policy): 'hsa-eligible-claims' | 'hsa-eligible-claim' =>
  maaxClaims ? 'hsa-eligible-claims' : 'hsa-eligible-claim'

/**
 * Reads a policy response. Absent flags are off, and the brand is in upper case. The member is suspended if either of
 * the two fields for suspension says so.
 */
export function readPolicy(answer: Partial<SecurityPolicy> | undefined): Policy {
  const status = String(answer?.status ?? '').toUpperCase()
  const flags = Object.fromEntries(FLAGS.map((flag) => [flag, answer?.[flag] === true])) as Record<Flag, boolean>
  return {
    ...flags,
    brand: parseBrand(answer?.brand),
    isSuspended: answer?.suspended === true || status === 'SUSPENDED',
    isTerminated: status === 'TERMINATED',
  }
}

/** Query for the policy. The tab stores the response for the first paint after a reload (D-15). */
export const policyQuery = () =>
  mapQuery(getSecurityPolicyQuery(), async (asked) => {
    const answer = await asked
    storage.write('securityPolicy', JSON.stringify(answer))
    applyBrand()
    return answer
  })

/**
 * The policy for guards and menus. If this tab has stored a policy, that policy is used, otherwise the cached one or
 * the service's response. If the request fails, all flags are off (D-16), or, with `mustKnow`, an error is thrown
 * (GUARD-17).
 */
export async function ensurePolicy(options: { mustKnow?: boolean | undefined } = {}): Promise<Policy> {
  // After a reload the stored policy determines the first paint, and the policy is requested again once (D-15).
  if (storage.readObject('securityPolicy')) {
    prefetch(policyQuery())
    return storedPolicy()
  }
  try {
    return readPolicy(await queryClient.fetchQuery(policyQuery()))
  } catch (error) {
    if (options.mustKnow) throw error
    return storedPolicy()
  }
}

/** Requests the policy again, bypassing the cache, before a claim is submitted (CLAIM-78, D-163). */
export async function refetchPolicy(): Promise<Policy> {
  try {
    return readPolicy(await queryClient.fetchQuery({ ...policyQuery(), staleTime: 0 }))
  } catch {
    return storedPolicy()
  }
}

/** The policy in this tab's storage, for the first paint after a reload. */
export const storedPolicy = (): Policy => readPolicy(storage.readObject('securityPolicy'))

/** The policy for menus and pages. The stored policy is used while the policy is being requested again (D-15). */
export function usePolicy(): Policy {
  const { data } = useQuery(policyQuery())
  return data ? readPolicy(data) : storedPolicy()
}
