import { listClaimTypesQuery } from '~generated/member/queries/claims.ts'
import { isPortalError, PortalError, showError } from '~/platform/errors/portal-error.ts'
import { loadChunk } from '~/platform/load-chunk.ts'
import { prefetchPage, useOpenPage } from '~/platform/pages/navigation.tsx'
import { isOffline } from '~/platform/connection.ts'
import { hrefOf, type PageId } from '~/platform/pages/page-registry.ts'
import { prefetch } from '~/platform/query/query-client.ts'
import { withoutDialog } from '~/platform/query/query.ts'
import { withLoading } from '~/platform/stores/loading.ts'
import type { StartClaim } from '~/components/start-claim.ts'
import { requestBanking } from './request-banking.ts'

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
function prepare(page: PageId, ...loads: readonly (() => Promise<unknown>)[]): void {
  if (isOffline()) return
  for (const load of [importActions, importFormEngine, ...loads]) load().catch(() => undefined)
  void prefetchPage(hrefOf(page))
}

/** Fetches the first step, whose parts its page would ask for only when its own code has come. */
const prepareClaim = () =>
  prepare(
    'claims.claim-type',
    () => import('~generated/forms/claim/claim-type.ts'),
    () => import('../steps/claim-type.tsx'),
    () => import('../step-view/step-extras.tsx'),
  )

/** Returns the functions with which pages start a claim. */
export function useClaimActions(): StartClaim {
  const openPage = useOpenPage()
  type Actions = Awaited<ReturnType<typeof importActions>>
  async function start(run: (actions: Actions, banking: ReturnType<typeof requestBanking>) => Promise<void>) {
    if (isOffline()) {
      showError(new PortalError({ kind: 'network' }))
      return
    }
    // every claim needs both; they load beside the code
    prefetch(listClaimTypesQuery(withoutDialog))
    const banking = requestBanking()
    banking.catch(() => undefined) // `run` reports a failure
    try {
      await withLoading(async () => run(await loadChunk(importActions), banking))
    } catch (error) {
      if (!isPortalError(error)) throw error
      showError(error)
    }
  }
  return {
    prepareClaim,
    openClaim: (claimType, answers, isAnswered) => {
      if (!isAnswered) prepareClaim()
      return start((actions, banking) => actions.openClaim(openPage, banking, claimType, answers, isAnswered))
    },
    repeatClaim: (item) => {
      prepare('claims.repeat')
      return start((actions, banking) => actions.repeatClaim(openPage, banking, item))
    },
    claimPredetermination: (treatment) =>
      start((actions, banking) => actions.claimPredetermination(openPage, banking, treatment)),
  }
}
