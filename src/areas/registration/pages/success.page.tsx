import { useText } from '~/platform/i18n/text.tsx'
import { useNavigation } from '~/platform/pages/navigation.tsx'
import { useStore } from '~/platform/store.ts'
import { ButtonLink, QuietButtonLink } from '~/components/button-link.tsx'
import { Button } from '~/ui/button.tsx'
import { OutcomePage } from '~/components/outcome-page.tsx'
import { isRegistrationActive, registeredAddress } from '../registration-api.ts'
import { ResendOutcome, useResend } from '../resend.tsx'
import { Illustration } from '~/ui/illustration.tsx'

/**
 * Result of a registration: an e-mail was sent (REG-04), or the registration is confirmed and the member may sign in
 * (D-41).
 */
function RegistrationSuccessPage() {
  const { state } = useNavigation().location
  return isRegistrationActive(state) ? <Active /> : <Sent />
}

export { RegistrationSuccessPage as Component }

function Active() {
  const text = useText()
  return (
    <OutcomePage
      id="registration.success"
      title={text('registered.active.title')}
      tone="ok"
      picture={<Illustration name="welcome" />}
      lead={text('registered.active.text')}
      actions={<ButtonLink to="access.login">{text('error.page.sign-in')}</ButtonLink>}
    />
  )
}

function Sent() {
  const text = useText()
  const email = useStore(registeredAddress)
  const { send, isBusy, failure, sentFor } = useResend()
  return (
    <OutcomePage
      id="registration.success"
      title={text('registered.sent.title')}
      tone="info"
      picture={<Illustration name="mail" />}
      lead={email ? text('registered.sent.to', { address: email }) : text('registered.sent')}
      actions={
        <>
          {email ? (
            <Button variant="quiet" busy={isBusy} onClick={() => send(email)}>
              {text('resend.button')}
            </Button>
          ) : (
            <QuietButtonLink to="registration.activation-type">{text('resend.button')}</QuietButtonLink>
          )}
          <QuietButtonLink to="access.login">{text('error.page.sign-in')}</QuietButtonLink>
        </>
      }
    >
      <p>{text('registered.sent.late')}</p>
      <ResendOutcome failure={failure} sentFor={sentFor} />
    </OutcomePage>
  )
}
