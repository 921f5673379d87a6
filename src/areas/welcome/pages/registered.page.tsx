import { useText } from '~/platform/i18n/text.tsx'
import { QuietButtonLink } from '~/components/button-link.tsx'
import { OutcomePage } from '~/components/outcome-page.tsx'
import { SignInLink } from '../help-links.tsx'

/** Page for an invited person who already has an account (REG-27, D-36). */
function WelcomeRegisteredPage() {
  const text = useText()
  return (
    <OutcomePage
      id="welcome.registered"
      tone="info"
      lead={text('welcome.registered.text')}
      actions={
        <>
          <SignInLink />
          <QuietButtonLink to="access.forgot-password">{text('welcome.forgot')}</QuietButtonLink>
        </>
      }
    />
  )
}

export { WelcomeRegisteredPage as Component }
