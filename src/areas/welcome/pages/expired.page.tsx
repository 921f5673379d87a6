import { useText } from '~/platform/i18n/text.tsx'
import { ButtonLink } from '~/components/button-link.tsx'
import { OutcomePage } from '~/components/outcome-page.tsx'
import { HelpLinks } from '../help-links.tsx'

/** Page for an expired invitation (REG-24). A link leads to the regular registration. */
function WelcomeExpiredPage() {
  const text = useText()
  return (
    <OutcomePage
      id="welcome.expired"
      tone="warn"
      lead={text('welcome.expired.text')}
      actions={<ButtonLink to="registration.register">{text('welcome.register')}</ButtonLink>}
    >
      <HelpLinks />
    </OutcomePage>
  )
}

export { WelcomeExpiredPage as Component }
