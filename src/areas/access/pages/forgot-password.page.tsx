import { useState } from 'react'
import { type ForgotPassword, forgotPasswordForm } from '~generated/forms/access/forgot-password.ts'
import { SchemaForm } from '~/forms/schema-form.tsx'
import { useText } from '~/platform/i18n/text.tsx'
import { useOpenPage } from '~/platform/pages/navigation.tsx'
import { enteredLoginStore } from '~/platform/session/session-store.ts'
import { useSubmission } from '~/platform/use-submission.ts'
import { QuietButtonLink } from '~/components/button-link.tsx'
import { Actions, Button } from '~/ui/button.tsx'
import { PlainPage } from '~/components/plain-page.tsx'
import { ErrorBox } from '~/components/error-box.tsx'
import { requestReset } from '../account-api.ts'

/** Forgotten password, by login or by card numbers (F-03, AUTH-09..11). */
function AccessForgotPasswordPage() {
  const text = useText()
  const openPage = useOpenPage()
  // The form starts with the option to receive an e-mail, and with the login that was just typed on the sign-in page.
  const [start] = useState<Partial<ForgotPassword>>(() => ({
    mode: 'login',
    ...(enteredLoginStore.get() && { email: enteredLoginStore.get().trim() }),
  }))
  const { submit, isBusy, failure } = useSubmission(async (answers: ForgotPassword) => {
    await requestReset(answers, text.locale)
    await openPage('access.reset-requested')
  })
  return (
    <PlainPage id="access.forgot-password" lead={text('password.forgot.lead')}>
      <SchemaForm definition={forgotPasswordForm} initialData={start} onSubmit={submit}>
        <ErrorBox error={failure} unsure={text('password.forgot.unsure')} />
        <Actions>
          <Button type="submit" busy={isBusy}>
            {text('password.forgot.send')}
          </Button>
          <QuietButtonLink to="access.login">{text('password.back')}</QuietButtonLink>
        </Actions>
      </SchemaForm>
    </PlainPage>
  )
}

export { AccessForgotPasswordPage as Component }
