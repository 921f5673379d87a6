import { type ActivationType, activationTypeForm } from '~generated/forms/registration/activation-type.ts'
import { SchemaForm } from '~/forms/schema-form.tsx'
import { useText } from '~/platform/i18n/text.tsx'
import { useOpenPage } from '~/platform/pages/navigation.tsx'
import { linkDetails } from '~/platform/session/email-link.ts'
import { QuietButtonLink } from '~/components/button-link.tsx'
import { Actions, Button } from '~/ui/button.tsx'
import { AlertBox } from '~/ui/alert-box.tsx'
import { PlainPage } from '~/components/plain-page.tsx'
import { ResendOutcome, useResend } from '../resend.tsx'

/**
 * Asks how the person wants to get an account: with the card numbers, or with the registration e-mail sent again (F-08,
 * D-42).
 */
function RegistrationActivationTypePage() {
  const text = useText()
  const openPage = useOpenPage()
  const { send, isBusy, failure, sentFor } = useResend()
  // True for the codes ACTIVATION_USED and CONFIRMATION_USED. Services write them in upper or lower case, with - or _
  // (D-30).
  const wasUsed = /[-_]used$/i.test(linkDetails().action ?? '')

  const goOn = ({ choice, email = '' }: ActivationType) => {
    if (choice === 'resend') send(email)
    else void openPage('registration.register')
  }
  return (
    <PlainPage id="registration.activation-type" lead={text('activation.lead')}>
      {wasUsed && (
        <AlertBox tone="info" title={text('activation.used.title')}>
          {text('activation.used.text')}
        </AlertBox>
      )}
      <SchemaForm definition={activationTypeForm} onSubmit={goOn}>
        <ResendOutcome failure={failure} sentFor={sentFor} />
        <Actions>
          <Button type="submit" busy={isBusy}>
            {text('activation.continue')}
          </Button>
          <QuietButtonLink to="access.login">{text('error.page.sign-in')}</QuietButtonLink>
        </Actions>
        <p>{text('register.stuck')}</p>
      </SchemaForm>
    </PlainPage>
  )
}

export { RegistrationActivationTypePage as Component }
