import { useSyncExternalStore } from 'react'
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
  const words = isMending ? 'claim-waiting' : 'claim-unfinished'
  return (
    <Banner
      tone="info"
      heading={text(`${words}.title`)}
      action={
        <PageLink to={isMending ? 'claims.verify-information' : 'claims.confirmation'} className={buttonClass({ variant: 'quiet' })}>
          {isMending ? text('claim-waiting.return') : text('claim-unfinished.continue')}
        </PageLink>
      }
    >
      {text(`${words}.text`)}
    </Banner>
  )
}
