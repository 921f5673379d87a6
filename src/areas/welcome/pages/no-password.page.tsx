import { type DigitalVerification, digitalVerificationForm } from '~generated/forms/welcome/digital-verification.ts'
import { SchemaForm } from '~/forms/schema-form.tsx'
import { useText } from '~/platform/i18n/text.tsx'
import { sendPasswordEmail } from '~/platform/session/password-email.ts'
import { Actions, Button } from '~/ui/button.tsx'
import { PlainPage } from '~/components/plain-page.tsx'
import { ErrorBox } from '~/components/error-box.tsx'
import { checkPerson, readInvitation } from '../invitation.ts'
import { HelpLinks } from '../help-links.tsx'
import { FINAL_STATUS_PAGES } from '../resolve-invitation.ts'
import { useStep } from '../use-step.ts'

/**
 * Page for an account without a password (D-36). The member answers the same identity questions as on the verification
 * page, and then receives a link to choose a password.
 */
function WelcomeNoPasswordPage() {
  const text = useText()
  const { submit, isBusy, failure } = useStep<DigitalVerification>({
    async send({ dateOfBirth, postalCode }, mslToken) {
      await checkPerson({ mslToken, dateOfBirth, postalCode })
      const { email } = await readInvitation(mslToken)
      if (!email) return 'access.forgot-password' // the page about a forgotten password asks for the address
      await sendPasswordEmail(email, text.locale)
      return 'access.reset-requested'
    },
    ends: FINAL_STATUS_PAGES,
    loading: text('welcome.no-password.sending'),
  })
  const isMismatch = failure?.status === 404 && !failure.serverText
  return (
    <PlainPage id="welcome.no-password" lead={text('welcome.no-password.lead')}>
      <SchemaForm definition={digitalVerificationForm} onSubmit={submit}>
        <ErrorBox error={failure} words={isMismatch ? text('welcome.mismatch') : undefined} />
        <Actions>
          <Button type="submit" busy={isBusy}>
            {text('welcome.no-password.submit')}
          </Button>
        </Actions>
      </SchemaForm>
      <HelpLinks />
    </PlainPage>
  )
}

export { WelcomeNoPasswordPage as Component }
