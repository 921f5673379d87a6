import { getSecurityPolicyQuery } from '~generated/member/queries/policy.ts'
import type { SecurityPolicy } from '~generated/member/model/index.ts'
import { applyBrand, type Brand, parseBrand } from '~/platform/config/brand.ts'
import { prefetch, queryClient } from '~/platform/query/query-client.ts'
import { mapQuery } from '~/platform/query/query.ts'
import { storage } from '~/platform/session/storage.ts'
import { useQuery } from '@tanstack/react-query'

/** The per-member feature flags, all of them from the service (SESSION-53, DATA-03, D-18). */
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

/** A policy as the portal uses it: every flag known, brand and suspension decided (D-16, D-17). */
export type Policy = Readonly<Record<Flag, boolean>> & { readonly brand: Brand; readonly isSuspended: boolean }

/** Whether a claim may be submitted: suspended members may not (D-17). */
export const canSubmitClaims = ({ submitClaim, isSuspended }: Policy): boolean => submitClaim && !isSuspended

/** Whether what a health spending account has left may be claimed by itself (CLAIM-63). */
export const canClaimHsaBalance = (policy: Policy): boolean => policy.easyHsa && canSubmitClaims(policy)

/** The page of claims that were submitted: plans on the newer claims system (`maaxClaims`) have one list of all lines. */
export const historyPage = ({ maaxClaims }: Policy): 'history.combined' | 'history.claims' => (maaxClaims ? 'history.combined' : 'history.claims')

/** The step that lists what the health spending account can pay; a plan has one of two (D-116). */
export const hsaClaimsStep = ({ maaxClaims }: Policy): 'hsa-eligible-claims' | 'hsa-eligible-claim' =>
  maaxClaims ? 'hsa-eligible-claims' : 'hsa-eligible-claim'

/** Absent flags are off, the brand is upper-cased, suspension comes from either field. */
export function readPolicy(answer: Partial<SecurityPolicy> | undefined): Policy {
  const flags = Object.fromEntries(FLAGS.map((flag) => [flag, answer?.[flag] === true])) as Record<Flag, boolean>
  return { ...flags, brand: parseBrand(answer?.brand), isSuspended: answer?.suspended === true || String(answer?.status ?? '').toUpperCase() === 'SUSPENDED' }
}

/** What the member may see; kept by the tab for the first paint after a reload (D-15). */
export const policyQuery = () =>
  mapQuery(getSecurityPolicyQuery(), async (asked) => {
    const answer = await asked
    storage.write('securityPolicy', JSON.stringify(answer))
    applyBrand()
    return answer
  })

/**
 * The member's policy for guards and menus: the cache, else the service, else what this tab kept, else nothing allowed (D-15, D-16).
 * `mustKnow` throws where none of these knows (GUARD-17).
 */
export async function ensurePolicy(options: { mustKnow?: boolean | undefined } = {}): Promise<Policy> {
  // After a reload: what this tab kept decides the first paint, and is asked for again once (D-15).
  if (storage.readObject('securityPolicy')) {
    prefetch(policyQuery())
    return storedPolicy()
  }
  try {
    return readPolicy(await queryClient.ensureQueryData(policyQuery()))
  } catch (error) {
    if (options.mustKnow) throw error
    return storedPolicy()
  }
}

/** Asks again, whatever is cached: before a claim is sent (CLAIM-78, D-163). */
export async function refetchPolicy(): Promise<Policy> {
  try {
    return readPolicy(await queryClient.fetchQuery({ ...policyQuery(), staleTime: 0 }))
  } catch {
    return storedPolicy()
  }
}

/** What is known right now without asking: for the first paint after a reload. */
export const storedPolicy = (): Policy => readPolicy(storage.readObject('securityPolicy'))

/** The member's policy for menus and pages; while it is asked for again, what this tab kept (D-15). */
export function usePolicy(): Policy {
  const { data } = useQuery(policyQuery())
  return data ? readPolicy(data) : storedPolicy()
}
