import { useText } from '~/platform/i18n/text.tsx'
import { PageLink, useCurrentPage } from '~/platform/pages/navigation.tsx'
import { useStore } from '~/platform/store.ts'
import { buttonClass } from '~/ui/button.tsx'
import { Banner } from '~/ui/notice.tsx'
import { mendingStore } from './mending-store.ts'

/** The way back to a claim that waits while something on file is changed (CLAIM-74, D-155). */
export function WaitingClaim() {
  const text = useText()
  const isOn = useStore(mendingStore)
  const isElsewhere = !useCurrentPage()?.id.startsWith('claims.')
  if (!isOn || !isElsewhere) return null
  return (
    <Banner
      tone="info"
      heading={text('claim-waiting.title')}
      action={
        <PageLink to="claims.verify-information" className={buttonClass({ variant: 'quiet' })}>
          {text('claim-waiting.return')}
        </PageLink>
      }
    >
      {text('claim-waiting.text')}
    </Banner>
  )
}
