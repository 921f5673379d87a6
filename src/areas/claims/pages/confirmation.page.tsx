import { withoutDialog } from '~/platform/query/query.ts'
import { listRecentClaimsQuery } from '~generated/member/queries/history.ts'
import { sendsIdempotencyKeys } from '~/platform/config/environment.ts'
import { useText } from '~/platform/i18n/text.tsx'
import type { PageArgs } from '~/platform/pages/page-registry.ts'
import { prefetch } from '~/platform/query/query-client.ts'
import { AlertBox } from '~/ui/alert-box.tsx'
import { Button } from '~/ui/button.tsx'
import { Stack } from '~/ui/layout.tsx'
import { stepQueries } from '../wizard/step-loader.ts'
import { type SubmissionUncertainty, useSubmitClaim } from '../submission/use-submit-claim.ts'
import { StepView } from '../step-view/step-view.tsx'

/** Queries of the step, and a prefetch of the recent claims. */
export function queries(place: PageArgs) {
  prefetch(listRecentClaimsQuery(withoutDialog)) // the claims before this one is sent; the page does not wait for them
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

/** Notice after the connection broke while sending (forms.md, Submission). */
function UnknownOutcomeNotice({
  uncertainty,
  onCheck,
}: {
  uncertainty: SubmissionUncertainty | undefined
  onCheck: () => void
}) {
  const text = useText()
  if (uncertainty === 'may-have-arrived') {
    return (
      <AlertBox tone="warn" title={text('claims.doubt.title')} live>
        <Stack gap="s">
          <p>{text('claims.doubt.text')}</p>
          {sendsIdempotencyKeys() && <p>{text('claims.doubt.once')}</p>}
          <div>
            <Button variant="quiet" onClick={onCheck}>
              {text('claims.doubt.check')}
            </Button>
          </div>
        </Stack>
      </AlertBox>
    )
  }
  if (uncertainty === 'not-received') {
    return (
      <AlertBox tone="info" title={text('claims.not-received.title')} live>
        {text('claims.not-received.text')}
      </AlertBox>
    )
  }
  return null
}
