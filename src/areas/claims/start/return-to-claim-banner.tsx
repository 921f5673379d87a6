import { type ReactNode, useSyncExternalStore } from 'react'
import { useText } from '~/platform/i18n/text.tsx'
import { useCurrentPage } from '~/platform/pages/navigation.tsx'
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
  if (!isOutsideClaim || !(isPaused || isUnfinished)) return null
  return isPaused ? (
    <ReturnBanner title={text('claim-waiting.title')} text={text('claim-waiting.text')}>
      <QuietButtonLink to="claims.verify-information">{text('claim-waiting.return')}</QuietButtonLink>
    </ReturnBanner>
  ) : (
    <ReturnBanner title={text('claim-unfinished.title')} text={text('claim-unfinished.text')}>
      <QuietButtonLink to="claims.confirmation">{text('claim-unfinished.continue')}</QuietButtonLink>
    </ReturnBanner>
  )
}

const ReturnBanner = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <Banner tone="info" heading={title} action={children}>
    {text}
  </Banner>
)
