import { type DigitalVerification, digitalVerificationForm } from '~generated/forms/welcome/digital-verification.ts'
import { SchemaForm } from '~/forms/schema-form.tsx'
import { useText } from '~/platform/i18n/text.tsx'
import { Actions, Button } from '~/ui/button.tsx'
import { PlainPage } from '~/components/plain-page.tsx'
import { ErrorBox } from '~/components/error-box.tsx'
import { checkPerson, setDateOfBirth } from '../invitation.ts'
import { HelpLinks } from '../help-links.tsx'
import { FINAL_STATUS_PAGES } from '../resolve-invitation.ts'
import { useStep } from '../use-step.ts'

/** Verifies the invited person (F-11). A mismatch is shown on this page. Too many mismatches lock the invitation. */
function WelcomeVerificationPage() {
  const text = useText()
  const { submit, isBusy, failure } = useStep<DigitalVerification>({
    async send({ dateOfBirth, postalCode }, mslToken) {
      await checkPerson({ mslToken, dateOfBirth, postalCode })
      setDateOfBirth(mslToken, dateOfBirth)
      return 'welcome.password'
    },
    ends: FINAL_STATUS_PAGES,
    loading: text('welcome.verification.sending'),
  })
  const isMismatch = failure?.status === 404 && !failure.serverText
  return (
    <PlainPage id="welcome.verification" lead={text('welcome.verification.lead')}>
      <SchemaForm definition={digitalVerificationForm} onSubmit={submit}>
        <ErrorBox error={failure} words={isMismatch ? text('welcome.mismatch') : undefined} />
        <Actions>
          <Button type="submit" busy={isBusy}>
            {text('welcome.continue')}
          </Button>
        </Actions>
      </SchemaForm>
      <HelpLinks />
    </PlainPage>
  )
}

export { WelcomeVerificationPage as Component }
