import { useText } from '~/platform/i18n/text.tsx'
import { PageLink } from '~/platform/pages/navigation.tsx'
import { buttonClass } from '~/ui/button.tsx'
import { OutcomePage } from '~/components/outcome-page.tsx'
import { HelpLinks } from '../help-links.tsx'

/** The invitation has expired (REG-24): a link leads to the regular registration. */
function WelcomeExpiredPage() {
  const text = useText()
  return (
    <OutcomePage
      id="welcome.expired"
      tone="warn"
      lead={text('welcome.expired.text')}
      actions={
        <PageLink to="registration.register" className={buttonClass()}>
          {text('welcome.register')}
        </PageLink>
      }
    >
      <HelpLinks />
    </OutcomePage>
  )
}

export { WelcomeExpiredPage as Component }
