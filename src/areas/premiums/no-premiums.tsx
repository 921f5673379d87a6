import { useText } from '~/platform/i18n/text.tsx'
import { PageLink } from '~/platform/pages/page-link.tsx'
import { buttonClass } from '~/ui/button/button.tsx'
import { Notice } from '~/ui/notice/notice.tsx'

/** The member pays no premiums to the insurer (204 of getPremiums). */
export function NoPremiums() {
  const text = useText()
  return (
    <Notice
      tone="neutral"
      heading={text('premiums.none.title')}
      footer={
        <PageLink to="dashboard.home" className={buttonClass({ variant: 'quiet' })}>
          {text('premiums.to-home')}
        </PageLink>
      }
    >
      <p>{text('premiums.none.text')}</p>
    </Notice>
  )
}
