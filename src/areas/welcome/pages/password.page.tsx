import { type DigitalPassword, digitalPasswordForm } from '~generated/forms/welcome/digital-password.ts'
import { SchemaForm } from '~/forms/schema-form.tsx'
import { useText } from '~/platform/i18n/text.tsx'
import { Actions, Button } from '~/ui/button.tsx'
import { PlainPage } from '~/components/plain-page.tsx'
import { ErrorBox } from '~/components/error-box.tsx'
import { createAccount, dateOfBirthOf, clearDateOfBirth, invitationChanged, invitationToken } from '../invitation.ts'
import { HelpLinks } from '../help-links.tsx'
import { FINAL_STATUS_PAGES } from '../resolve-invitation.ts'
import { useStep } from '../use-step.ts'

/** Sets the password and creates the account (F-12). The date of birth comes from the verification. */
function WelcomePasswordPage() {
  const text = useText()
  const dateOfBirth = dateOfBirthOf(invitationToken())
  const { submit, isBusy, failure } = useStep<DigitalPassword>({
    async send(data, mslToken) {
      await createAccount({ mslToken, dateOfBirth: data.dateOfBirth, password: data.password })
      clearDateOfBirth()
      await invitationChanged(mslToken)
      return 'welcome.success'
    },
    ends: { ...FINAL_STATUS_PAGES, 404: 'welcome.error' },
    loading: text('welcome.password.sending'),
  })
  return (
    <PlainPage id="welcome.password" lead={text('welcome.password.lead')}>
      <SchemaForm definition={digitalPasswordForm} initialData={dateOfBirth ? { dateOfBirth } : {}} onSubmit={submit}>
        <ErrorBox error={failure} />
        <Actions>
          <Button type="submit" busy={isBusy}>
            {text('welcome.password.submit')}
          </Button>
        </Actions>
      </SchemaForm>
      <HelpLinks />
    </PlainPage>
  )
}

export { WelcomePasswordPage as Component }
