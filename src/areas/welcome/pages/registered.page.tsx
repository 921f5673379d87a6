import { useText } from '~/platform/i18n/text.tsx'
import { PageLink } from '~/platform/pages/navigation.tsx'
import { buttonClass } from '~/ui/button.tsx'
import { OutcomePage } from '~/components/outcome-page.tsx'
import { SignInLink } from '../help-links.tsx'

/** The invited person already has an account (REG-27, D-36). */
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
          <PageLink to="access.forgot-password" className={buttonClass({ variant: 'quiet' })}>
            {text('welcome.forgot')}
          </PageLink>
        </>
      }
    />
  )
}

export { WelcomeRegisteredPage as Component }
