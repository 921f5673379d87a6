import type { ClaimTerms } from '~generated/member/model/index.ts'
import {
  listHsaEligibleClaimsQuery,
  listPersonalWellnessServicesQuery,
  searchHsaEligibleClaimsQuery,
} from '~generated/member/queries/spending.ts'
import { getResourceUrlsQuery } from '~generated/member/queries/support.ts'
import { isAllowedLink } from '~/platform/config/allowed-hosts.ts'
import { loadChunk } from '~/platform/load-chunk.ts'
import { nullOnError } from '~/platform/query/query-client.ts'
import { query, type Query, withoutDialog } from '~/platform/query/query.ts'

/**
 * The wellness services. If they cannot be loaded, the cache contains null and the page offers Retry (ACCTS-09, D-86).
 */
export const wellnessServicesQuery = () => nullOnError(listPersonalWellnessServicesQuery({ categorized: false }))

/** The two queries for services that the health spending account can pay. A plan uses only one of them. */
export const hsaLists = (): readonly Query<unknown>[] => [searchHsaEligibleClaimsQuery(), listHsaEligibleClaimsQuery()]

const importEligible = () => import('./hsa-eligible-query.ts')

/**
 * The services that the health spending account can pay. The member's plan determines which of the two operations is
 * used (CLAIM-63).
 */
export function hsaEligibleQuery(isList: boolean) {
  const asked = isList ? searchHsaEligibleClaimsQuery() : listHsaEligibleClaimsQuery()
  return query(asked.queryKey, async (signal) => {
    const { fetchEligible } = await loadChunk(importEligible)
    return fetchEligible(() => asked.queryFn({ signal }))
  })
}

/** The agreement: the insurer's text, or null, in which case the portal's own is shown (D-98). */
export function claimTermsQuery() {
  const asked = getResourceUrlsQuery(withoutDialog)
  return nullOnError(
    query([...asked.queryKey, 'claimTerms'], async (signal) => {
      const { json_claimTermsUrl: url } = await asked.queryFn({ signal })
      return url ? fetchClaimTerms(url, signal) : null
    }),
  )
}

/**
 * Fetches the insurer's agreement from an allowed host, without the session's token (CLAIM-12). The request uses https,
 * even if the URL begins with http. If it fails, the portal's own text is shown instead of an error.
 */
export async function fetchClaimTerms(url: string, signal: AbortSignal): Promise<ClaimTerms | null> {
  try {
    const address = url.replace(/^http:/, 'https:')
    if (!isAllowedLink(address)) return null
    const response = await fetch(address, { signal, credentials: 'omit' })
    const body: unknown = response.ok ? await response.json() : null
    return isTerms(body) ? body : null
  } catch {
    return null
  }
}

const isTerms = (body: unknown): body is ClaimTerms =>
  typeof body === 'object' &&
  body !== null &&
  'title' in body &&
  typeof body.title === 'string' &&
  'paragraphs' in body &&
  Array.isArray(body.paragraphs) &&
  body.paragraphs.every((each) => typeof each === 'string')
