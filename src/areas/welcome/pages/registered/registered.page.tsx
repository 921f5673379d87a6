import { useText } from '~/platform/i18n/text.tsx'
import { PageLink } from '~/platform/pages/page-link.tsx'
import { Actions } from '~/ui/actions/actions.tsx'
import { buttonClass } from '~/ui/button/button.tsx'
import { PlainPage } from '~/ui/page/plain-page.tsx'
import { SignInLink } from '../../sign-in-link.tsx'

/** The person of the invitation has an account (REG-27, D-36). */
export function Component() {
  const text = useText()
  return (
    <PlainPage id="welcome.registered" lead={text('welcome.registered.text')}>
      <Actions>
        <SignInLink />
        <PageLink to="access.forgot-password" className={buttonClass({ variant: 'quiet' })}>
          {text('welcome.forgot')}
        </PageLink>
      </Actions>
    </PlainPage>
  )
}
