import { withoutDialog } from '~/platform/query/query.ts'
import { listRecentClaimsQuery } from '~generated/member/queries/history.ts'
import type { PageArgs } from '~/platform/pages/page-registry.ts'
import { prefetch } from '~/platform/query/query-client.ts'
import { stepQueries } from '../wizard/step-loader.ts'
import { UnknownOutcomeNotice, useSubmitClaim } from '../submission/use-submit-claim.tsx'
import { StepView } from '../step-view/step-view.tsx'

/** The queries of the step. Also prefetches the recent claims. */
export function queries(place: PageArgs) {
  prefetch(listRecentClaimsQuery(withoutDialog)) // fetches the claims before this one; the page does not wait for them
  return stepQueries(place)
}

/** The agreement, and the button that sends the claim (CLAIM-76, D-155). */
function ClaimsConfirmationPage() {
  const { submit, check, uncertainty } = useSubmitClaim()
  return (
    <StepView onLast={() => void submit()}>
      <UnknownOutcomeNotice uncertainty={uncertainty} onCheck={() => void check()} />
    </StepView>
  )
}

export { ClaimsConfirmationPage as Component }
