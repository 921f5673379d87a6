import { useText } from '~/platform/i18n/text.tsx'
import { QuietButtonLink } from '~/components/button-link.tsx'
import { Notice } from '~/ui/notice.tsx'

/** Tells the member where to look for coverage if the portal does not accept questions about treatments. */
export function NotOffered() {
  const text = useText()
  return (
    <Notice
      tone="neutral"
      heading={text('predetermination.none')}
      footer={<QuietButtonLink to="coverage.overview">{text('predetermination.coverage')}</QuietButtonLink>}
    >
      <p>{text('predetermination.none.text')}</p>
    </Notice>
  )
}
