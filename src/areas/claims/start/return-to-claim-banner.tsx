import { useSyncExternalStore } from 'react'
import { useText } from '~/platform/i18n/text.tsx'
import { useCurrentPage } from '~/platform/pages/navigation.tsx'
import { canSubmitClaims, usePolicy } from '~/platform/policy/policy.ts'
import { sessionStore } from '~/platform/session/session-store.ts'
import { useStore } from '~/platform/store.ts'
import { QuietButtonLink } from '~/components/button-link.tsx'
import { Banner } from '~/ui/notice.tsx'
import { hasResumableDraft, subscribeDraft } from '~/wizard/draft-store.ts'
import { pausedClaimStore } from './paused-claim-store.ts'

/**
 * The link back to a claim that is paused (CLAIM-74) or was kept after the session ended (D-119). It leads to the last
 * page of a claim, because that page redirects to the first incomplete step.
 */
export function ReturnToClaimBanner() {
  const text = useText()
  const isPaused = useStore(pausedClaimStore)
  const memberId = useStore(sessionStore)?.id
  const isUnfinished = useSyncExternalStore(subscribeDraft, () => memberId !== undefined && hasResumableDraft(memberId))
  const isOutsideClaim = !useCurrentPage()?.id.startsWith('claims.')
  if (!canSubmitClaims(usePolicy()) || !isOutsideClaim || !(isPaused || isUnfinished)) return null
  return (
    <Banner
      tone="info"
      heading={text(isPaused ? 'claim-waiting.title' : 'claim-unfinished.title')}
      action={
        <QuietButtonLink to={isPaused ? 'claims.verify-information' : 'claims.confirmation'}>
          {text(isPaused ? 'claim-waiting.return' : 'claim-unfinished.continue')}
        </QuietButtonLink>
      }
    >
      {text(isPaused ? 'claim-waiting.text' : 'claim-unfinished.text')}
    </Banner>
  )
}
