import { listClaimTypesQuery } from '~generated/member/queries/claims.ts'
import { isPortalError, PortalError, showError } from '~/platform/errors/portal-error.ts'
import { loadChunk } from '~/platform/load-chunk.ts'
import { isOffline, prefetchPage, useOpenPage } from '~/platform/pages/navigation.tsx'
import { hrefOf } from '~/platform/pages/page-registry.ts'
import { prefetch } from '~/platform/query/query-client.ts'
import { withoutDialog } from '~/platform/query/query.ts'
import { withLoading } from '~/platform/stores/loading.ts'
import type { StartClaim } from '~/components/start-claim.ts'

// `claim-actions.ts` is lazy-loaded, because it imports the whole wizard, and most pages that offer a claim never start
// one.
const importActions = () => import('./claim-actions.ts')
const importFormEngine = () => import('~/forms/schema-form.tsx')

/**
 * Fetches the code and the data of the first step. It starts with the press at the latest, so that they load beside the
 * code that starts a claim and the request for the banking details, not after them. If that code does not come, the
 * press asks for it again, and reports the failure.
 */
function prepareClaim(): void {
  if (isOffline()) return
  // The form engine is the largest part of the first step; the page would ask for it only when its own code has come.
  for (const load of [importActions, importFormEngine]) load().catch(() => undefined)
  void prefetchPage(hrefOf('claims.claim-type'))
}

/** Returns the functions with which pages start a claim. */
export function useClaimActions(): StartClaim {
  const openPage = useOpenPage()
  async function start(run: (actions: Awaited<ReturnType<typeof importActions>>) => Promise<void>) {
    if (isOffline()) {
      showError(new PortalError({ kind: 'network' }))
      return
    }
    prefetch(listClaimTypesQuery(withoutDialog)) // every claim needs them; they load beside the code
    try {
      await withLoading(async () => run(await loadChunk(importActions)))
    } catch (error) {
      if (!isPortalError(error)) throw error
      showError(error)
    }
  }
  return {
    prepareClaim,
    openClaim: (claimType, answers, isAnswered) => {
      if (!isAnswered) prepareClaim()
      return start((actions) => actions.openClaim(openPage, claimType, answers, isAnswered))
    },
    repeatClaim: (item) => start((actions) => actions.repeatClaim(openPage, item)),
    claimPredetermination: (treatment) => start((actions) => actions.claimPredetermination(openPage, treatment)),
  }
}
