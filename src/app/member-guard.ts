import { replace, type MiddlewareFunction, type Params } from 'react-router'
import { brandQuery, currentBrand } from '~/platform/config/brand.ts'
import { failedRequirement, type PageDefinition } from '~/platform/pages/page-registry.ts'
import { ensurePolicy } from '~/platform/policy/policy.ts'
import { setReturnTo, hasNoEarlierSession } from '~/platform/session/return-to.ts'
import { endSessionWithoutRedirect } from '~/platform/session/end-session.ts'
import { whileGuarding } from '~/platform/session/reauthentication.ts'
import { checkSession } from '~/platform/session/check-session.ts'
import { termsStore } from '~/platform/policy/terms.ts'
import { redirectToPage, runPageGuard, redirect } from './guards.ts'

/** The only page that opens for members who have not accepted the terms (D-46). */
const TERMS = 'account.terms-accept'

/**
 * Guards a member page before any request for its data. It checks in this order: session (D-05), terms, flags,
 * suspension, the page's own guard.
 */
export const memberGuard =
  (row: PageDefinition): MiddlewareFunction =>
  async ({ request, params }, next) => {
    await requireSession(row, new URL(request.url))
    if (termsStore.get() === 'open' && row.id !== TERMS) throw redirectToPage({ page: TERMS })
    await whileGuarding(() => guardByPolicy(row, request, params))
    return next()
  }

/** Checks flags, suspension and the page's own guard. Throws a redirect if one of them does not allow the page. */
async function guardByPolicy(row: PageDefinition, request: Request, params: Params): Promise<void> {
  const policy = await ensurePolicy({ mustKnow: row.mustKnowPolicy })
  const unmet = failedRequirement(row, policy)
  if (unmet?.blockInPlace && isLeaving(request)) throw replace(location.pathname + location.search)
  if (unmet) throw redirectToPage({ page: unmet.redirectTo })
  if (row.notSuspended && policy.isSuspended) throw redirectToPage({ page: row.notSuspended })
  await runPageGuard(row, { policy, url: new URL(request.url), params })
}

/**
 * True if the member is leaving another page for the requested one. The tab then still has the URL of the other page.
 * On a first load or on Back, the tab already has the requested URL.
 */
const isLeaving = ({ url }: Request): boolean => new URL(url).pathname !== location.pathname

/**
 * Lets the navigation continue if the session is valid. Otherwise redirects, depending on the state of the session
 * (GUARD-08, GUARD-09).
 */
async function requireSession(row: PageDefinition, asked: URL): Promise<void> {
  const verdict = await checkSession()
  if (verdict.ok) return
  const leadsBack = hasNoEarlierSession() && !row.isResultPage
  const brand = currentBrand()
  if (verdict.to === 'login') endSessionWithoutRedirect()
  if (leadsBack) setReturnTo(asked)
  // the brand of a link is that of the sign-in page, too (SESSION-51)
  const linked = /\bbrand=\w+/.exec(asked.search)
  if (verdict.to === 'root') throw redirect(linked ? `/?${linked[0]}` : '/')
  throw redirectToPage({
    page: 'access.login',
    query: { ...brandQuery(brand), ...(verdict.status && { status: verdict.status }) },
  })
}
