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

/** The gate: the one page of a member who has yet to accept the terms (D-46). */
const TERMS = 'account.terms-accept'

/** A page that is not allowed makes no request for its data. Order: D-05, the terms, then flags, suspension, the row's own guard. */
export const memberGuard =
  (row: PageDefinition): MiddlewareFunction =>
  async ({ request, params }, next) => {
    await requireSession(row, new URL(request.url))
    if (termsStore.get() === 'open' && row.id !== TERMS) throw redirectToPage({ page: TERMS })
    await whileGuarding(() => guardByPolicy(row, request, params))
    return next()
  }

/** Flags, suspension, the row's own guard: throws where the page leads elsewhere. */
async function guardByPolicy(row: PageDefinition, request: Request, params: Params): Promise<void> {
  const policy = await ensurePolicy({ mustKnow: row.mustKnowPolicy })
  const unmet = failedRequirement(row, policy)
  if (unmet?.blockInPlace && isLeaving(request)) throw replace(location.pathname + location.search)
  if (unmet) throw redirectToPage({ page: unmet.redirectTo })
  if (row.notSuspended && policy.isSuspended) throw redirectToPage({ page: row.notSuspended })
  await runPageGuard(row, { policy, url: new URL(request.url), params })
}

/** Whether another page is shown: the tab's address is still that one's, where a first load or a step back has its target's. */
const isLeaving = ({ url }: Request): boolean => new URL(url).pathname !== location.pathname

/** Goes on, or takes the way out that the state of the session asks for (GUARD-08, GUARD-09). */
async function requireSession(row: PageDefinition, asked: URL): Promise<void> {
  const verdict = await checkSession()
  if (verdict.ok) return
  const leadsBack = hasNoEarlierSession() && !row.isResultPage
  const brand = currentBrand()
  if (verdict.to === 'login') endSessionWithoutRedirect()
  if (leadsBack) setReturnTo(asked)
  if (verdict.to === 'root') throw redirect('/')
  throw redirectToPage({ page: 'access.login', query: { ...brandQuery(brand), ...(verdict.status && { status: verdict.status }) } })
}
