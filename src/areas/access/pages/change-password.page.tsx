import { type PublicChangePassword, publicChangePasswordForm } from '~generated/forms/access/public-change-password.ts'
import { SchemaForm } from '~/forms/schema-form.tsx'
import { useText } from '~/platform/i18n/text.tsx'
import { PageLink, useOpenPage } from '~/platform/pages/navigation.tsx'
import { useSubmission } from '~/platform/use-submission.ts'
import { QuietButtonLink } from '~/components/button-link.tsx'
import { Actions, Button } from '~/ui/button.tsx'
import { PlainPage } from '~/components/plain-page.tsx'
import { replacePassword } from '../account-api.ts'

/** Changes the password without signing in: the current password proves who the user is (F-06, AUTH-18). */
function AccessChangePasswordPage() {
  const text = useText()
  const openPage = useOpenPage()
  const { submit, isBusy } = useSubmission(async (answers: PublicChangePassword) => {
    await replacePassword(answers)
    await openPage('access.reset-done')
  })
  return (
    <PlainPage
      id="access.change-password"
      lead={
        <>
          {text('password.change.lead')}{' '}
          <PageLink to="access.forgot-password">{text('password.change.forgot')}</PageLink>
        </>
      }
    >
      <SchemaForm definition={publicChangePasswordForm} onSubmit={submit}>
        <Actions>
          <Button type="submit" busy={isBusy}>
            {text('password.save')}
          </Button>
          <QuietButtonLink to="access.login">{text('password.back')}</QuietButtonLink>
        </Actions>
      </SchemaForm>
    </PlainPage>
  )
}

export { AccessChangePasswordPage as Component }
