import { useText } from '~/platform/i18n/text.tsx'
import { PageLink } from '~/platform/pages/page-link.tsx'
import { Actions } from '~/ui/actions/actions.tsx'
import { buttonClass } from '~/ui/button/button.tsx'
import { PlainPage } from '~/ui/page/plain-page.tsx'
import { HelpLinks } from '../../help-links.tsx'

/** The invitation came too long ago (REG-24): there is another way to an account. */
export function Component() {
  const text = useText()
  return (
    <PlainPage id="welcome.expired" lead={text('welcome.expired.text')}>
      <Actions>
        <PageLink to="registration.register" className={buttonClass()}>
          {text('welcome.register')}
        </PageLink>
      </Actions>
      <HelpLinks />
    </PlainPage>
  )
}
