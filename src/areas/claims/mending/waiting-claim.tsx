import { type ReactNode, useSyncExternalStore } from 'react'
import { useText } from '~/platform/i18n/text.tsx'
import { PageLink, useCurrentPage } from '~/platform/pages/navigation.tsx'
import { sessionStore } from '~/platform/session/session-store.ts'
import { useStore } from '~/platform/store.ts'
import { buttonClass } from '~/ui/button.tsx'
import { Banner } from '~/ui/notice.tsx'
import { hasUnfinished, subscribeDraft } from '~/wizard/draft-store.ts'
import { mendingStore } from './mending-store.ts'

/**
 * The way back to a claim: one that waits while something on file is changed (CLAIM-74, D-155), or that its session left unfinished (D-119). The last
 * page of a claim leads to the first that is not answered.
 */
export function WaitingClaim() {
  const text = useText()
  const isMending = useStore(mendingStore)
  const memberId = useStore(sessionStore)?.id
  const isUnfinished = useSyncExternalStore(subscribeDraft, () => memberId !== undefined && hasUnfinished(memberId))
  const isElsewhere = !useCurrentPage()?.id.startsWith('claims.')
  if (!isElsewhere || !(isMending || isUnfinished)) return null
  return isMending ? (
    <Back title={text('claim-waiting.title')} words={text('claim-waiting.text')}>
      <PageLink to="claims.verify-information" className={buttonClass({ variant: 'quiet' })}>
        {text('claim-waiting.return')}
      </PageLink>
    </Back>
  ) : (
    <Back title={text('claim-unfinished.title')} words={text('claim-unfinished.text')}>
      <PageLink to="claims.confirmation" className={buttonClass({ variant: 'quiet' })}>
        {text('claim-unfinished.continue')}
      </PageLink>
    </Back>
  )
}

const Back = ({ title, words, children }: { title: string; words: string; children: ReactNode }) => (
  <Banner tone="info" heading={title} action={children}>
    {words}
  </Banner>
)
