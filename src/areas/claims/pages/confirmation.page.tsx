import { withoutDialog } from '~/platform/query/query.ts'
import { listRecentClaimsQuery } from '~generated/member/queries/history.ts'
import type { PageArgs } from '~/platform/pages/page-registry.ts'
import { prefetch } from '~/platform/query/query-client.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { useStore } from '~/platform/store.ts'
import { expectedPaymentStore } from '../wizard/confirmation-store.ts'
import { preloadStep, stepQueries } from '../wizard/step-loader.ts'
import { useSubmitClaim } from '../submission/use-submit-claim.tsx'
import { StepView } from '../step-view/step-view.tsx'
import { loadClaimEstimate, useGoTo } from '../step-view/step-questions.tsx'

/** Loads the code of the step. Also starts loading the estimate, which is shown above the answers. */
export function preload(place: Pick<PageArgs, 'url'>): Promise<void> {
  loadClaimEstimate().catch(() => undefined)
  return preloadStep(place)
}

/** The queries of the step. Also prefetches the recent claims. */
export function queries(place: PageArgs) {
  prefetch(listRecentClaimsQuery(withoutDialog)) // fetches the claims before this one; the page does not wait for them
  return stepQueries(place)
}

/** The agreement, and the button that sends the claim (CLAIM-76, D-155). */
function ClaimsConfirmationPage() {
  const text = useText()
  const goTo = useGoTo()
  const requested = useStore(expectedPaymentStore)
  const { submit, notices } = useSubmitClaim({
    onAddReceipt: () => void goTo('attach-documents', { returnTo: 'claim-summary' }),
  })
  const lastLabel =
    requested?.id === 'claims.receipt.expected.account'
      ? text('claims.submit.back', { amount: text.money(requested.amount) })
      : text('claims.submit')
  return (
    <StepView onLast={() => void submit()} lastLabel={lastLabel}>
      {notices}
    </StepView>
  )
}

export { ClaimsConfirmationPage as Component }
