import { useText } from '~/platform/i18n/text.tsx'
import { PageLink } from '~/platform/pages/navigation.tsx'
import { buttonClass } from '~/ui/button.tsx'
import { Wrap } from '~/ui/layout.tsx'
import { Notice } from '~/ui/notice.tsx'
import { Page } from '~/ui/page/page.tsx'

/** The password is another one from now on (AUTH-17). */
function AccountPasswordChangedPage() {
  const text = useText()
  return (
    <Wrap narrow>
      <Page id="account.password-changed">
        <Notice
          tone="ok"
          heading={text('account.password.done.title')}
          footer={
            <PageLink to="dashboard.home" className={buttonClass()}>
              {text('account.password.home')}
            </PageLink>
          }
        >
          <p>{text('account.password.done.text')}</p>
        </Notice>
      </Page>
    </Wrap>
  )
}

export { AccountPasswordChangedPage as Component }
