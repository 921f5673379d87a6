import { getBankingDetailsQuery } from '~generated/member/queries/account.ts'
import { listClaimTypesQuery } from '~generated/member/queries/claims.ts'
import { isPortalError, PortalError, showError } from '~/platform/errors/portal-error.ts'
import { isOffline, loadChunk } from '~/platform/load-chunk.ts'
import { prefetchPage, useOpenPage } from '~/platform/pages/navigation.tsx'
import { hrefOf, type PageId } from '~/platform/pages/page-registry.ts'
import { prefetch, queryClient } from '~/platform/query/query-client.ts'
import { withoutDialog } from '~/platform/query/query.ts'
import { withLoading } from '~/platform/stores/loading.ts'
import type { StartClaim } from '~/components/start-claim.ts'
import type { RequestBanking } from './claim-actions.ts'

// `claim-actions.ts` is lazy-loaded, because it imports the whole wizard, and most pages that offer a claim never start
// one.
const importActions = () => import('./claim-actions.ts')
/** The form engine is the largest part of a claim; a page would ask for it only when its own code has come. */
const importFormEngine = () => import('~/forms/schema-form.tsx')

/**
 * Fetches the code and the data of a page of the claim, so that they load beside the code that starts a claim and the
 * request for the banking details, not after them. If that code does not come, the press asks for it again, and reports
 * the failure.
 */
function prepare(page: PageId): void {
  if (isOffline()) return
  for (const load of [importActions, importFormEngine]) load().catch(() => undefined)
  void prefetchPage(hrefOf(page))
}

const requestBanking: RequestBanking = () => queryClient.fetchQuery({ ...getBankingDetailsQuery(), staleTime: 0 })

/** Returns the functions with which pages start a claim. */
export function useClaimActions(): StartClaim {
  const openPage = useOpenPage()
  type Actions = Awaited<ReturnType<typeof importActions>>
  async function start(run: (actions: Actions, request: RequestBanking) => Promise<void>) {
    if (isOffline()) {
      showError(new PortalError({ kind: 'network' }))
      return
    }
    // every claim needs both; they load beside the code
    prefetch(listClaimTypesQuery(withoutDialog))
    let asked: ReturnType<RequestBanking> | undefined = requestBanking()
    asked.catch(() => undefined) // `run` reports a failure
    const request = () => {
      const answer = asked ?? requestBanking()
      asked = undefined // a member who has set up direct deposit in between is asked for again
      return answer
    }
    try {
      await withLoading(async () => run(await loadChunk(importActions), request))
    } catch (error) {
      if (!isPortalError(error)) throw error
      showError(error)
    }
  }
  return {
    prepareClaim: () => prepare('claims.claim-type'),
    openClaim: (claimType, answers, isAnswered) => {
      if (!isAnswered) prepare('claims.claim-type')
      return start((actions, request) => actions.openClaim(openPage, request, claimType, answers, isAnswered))
    },
    repeatClaim: (item, visit) => {
      prepare('claims.repeat')
      return start((actions, request) => actions.repeatClaim(openPage, request, item, visit))
    },
    claimPredetermination: (treatment) =>
      start((actions, request) => actions.claimPredetermination(openPage, request, treatment)),
  }
}
