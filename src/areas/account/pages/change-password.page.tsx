import { useChangePassword } from '~generated/account/queries/password.ts'
import { useSubmission } from '~/platform/use-submission.ts'
import { type ChangePassword, changePasswordForm } from '~generated/forms/account/change-password.ts'
import { SchemaForm } from '~/forms/schema-form.tsx'
import { useText } from '~/platform/i18n/text.tsx'
import { useOpenPage } from '~/platform/pages/navigation.tsx'
import { memberId } from '~/platform/session/session-store.ts'
import { QuietButtonLink } from '~/components/button-link.tsx'
import { Actions, Button } from '~/ui/button.tsx'
import { Container } from '~/ui/layout.tsx'
import { Page } from '~/components/page.tsx'

/**
 * Changes the password of a signed-in member (AUTH-16). On failure the error dialog opens, and the entered values stay
 * (AUTH-19).
 */
function AccountChangePasswordPage() {
  const text = useText()
  const openPage = useOpenPage()
  const { mutateAsync: replace } = useChangePassword()
  const { submit, isBusy } = useSubmission(async ({ oldPassword, newPassword }: ChangePassword) => {
    await replace({ email: memberId(), data: { oldPassword, newPassword } })
    await openPage('account.password-changed', { replace: true })
  })

  return (
    <Container narrow>
      <Page id="account.change-password" lead={text('account.password.lead')}>
        <SchemaForm definition={changePasswordForm} onSubmit={submit}>
          {/* Hidden from members: a password manager reads here for whom the password is changed. */}
          <input type="text" name="username" autoComplete="username" value={memberId()} readOnly hidden />
          <Actions>
            <Button type="submit" busy={isBusy}>
              {text('account.password.save')}
            </Button>
            <QuietButtonLink to="account.home">{text('account.password.cancel')}</QuietButtonLink>
          </Actions>
        </SchemaForm>
      </Page>
    </Container>
  )
}

export { AccountChangePasswordPage as Component }
