import { replace, type MiddlewareFunction, type Params } from 'react-router'
import { currentBrand } from '~/platform/config/environment.ts'
import { unmetNeed, type PageRow } from '~/platform/pages/page-row.ts'
import { ensurePolicy } from '~/platform/policy/policy.ts'
import { askFor, isFirstVisit } from '~/platform/session/asked-for.ts'
import { endSessionQuietly } from '~/platform/session/exit.ts'
import { whileGuarding } from '~/platform/session/reauthentication.ts'
import { checkSession } from '~/platform/session/token-check.ts'
import { termsStore } from '~/platform/policy/terms.ts'
import { detourTo, ownGuard, redirect } from './guards.ts'

/** The gate: the one page of a member who has yet to accept the terms (D-46). */
const TERMS = 'account.terms-accept'

/** A page that is not allowed makes no request for its data. Order: D-05, the terms, then flags, suspension, the row's own guard. */
export const memberGuard =
  (row: PageRow): MiddlewareFunction =>
  async ({ request, params }, next) => {
    await requireSession(row, new URL(request.url))
    if (termsStore.get() === 'open' && row.id !== TERMS) throw detourTo({ page: TERMS })
    await whileGuarding(() => admitMember(row, request, params))
    return next()
  }

/** Flags, suspension, the row's own guard: throws where the page leads elsewhere. */
async function admitMember(row: PageRow, request: Request, params: Params): Promise<void> {
  const policy = await ensurePolicy({ mustKnow: row.mustKnowPolicy })
  const unmet = unmetNeed(row, policy)
  if (unmet?.stays && isLeaving(request)) throw replace(location.pathname + location.search)
  if (unmet) throw detourTo({ page: unmet.otherwise })
  if (row.notSuspended && policy.isSuspended) throw detourTo({ page: row.notSuspended })
  await ownGuard(row, { policy, url: new URL(request.url), params })
}

/** Whether another page is shown: the tab's address is still that one's, where a first load or a step back has its target's. */
const isLeaving = ({ url }: Request): boolean => new URL(url).pathname !== location.pathname

/** Goes on, or takes the way out that the state of the session asks for (GUARD-08, GUARD-09). */
async function requireSession(row: PageRow, asked: URL): Promise<void> {
  const verdict = await checkSession()
  if (verdict.ok) return
  const leadsBack = isFirstVisit() && !row.isOutcome
  const brand = currentBrand()
  if (verdict.to === 'login') endSessionQuietly()
  if (leadsBack) askFor(asked)
  if (verdict.to === 'root') throw redirect('/')
  throw detourTo({ page: 'access.login', query: { ...(brand !== 'MBC' && { brand }), ...(verdict.status && { status: verdict.status }) } })
}
