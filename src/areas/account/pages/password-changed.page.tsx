import { useText } from '~/platform/i18n/text.tsx'
import { ButtonLink } from '~/components/button-link.tsx'
import { Container } from '~/ui/layout.tsx'
import { Notice } from '~/ui/notice.tsx'
import { Page } from '~/components/page.tsx'

/** Confirmation that the password has changed (AUTH-17). */
function AccountPasswordChangedPage() {
  const text = useText()
  return (
    <Container narrow>
      <Page id="account.password-changed">
        <Notice
          tone="ok"
          heading={text('account.password.done.title')}
          footer={<ButtonLink to="dashboard.home">{text('account.password.home')}</ButtonLink>}
        >
          <p>{text('account.password.done.text')}</p>
        </Notice>
      </Page>
    </Container>
  )
}

export { AccountPasswordChangedPage as Component }
