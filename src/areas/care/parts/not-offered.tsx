import { useText } from '~/platform/i18n/text.tsx'
import { PageLink } from '~/platform/pages/navigation.tsx'
import { Notice } from '~/ui/notice.tsx'

/** Notice for an id that the catalogue does not have, or no longer has. */
export function NotOffered() {
  const text = useText()
  return (
    <Notice
      tone="neutral"
      heading={text('care.none')}
      footer={<PageLink to="care.list">{text('care.none.back')}</PageLink>}
    >
      <p>{text('care.none.text')}</p>
    </Notice>
  )
}
