import { useUpdateEmail } from '~generated/member/queries/account.ts'
import { type ChangeEmail, changeEmailForm } from '~generated/forms/account/change-email.ts'
import { SchemaForm } from '~/forms/schema-form.tsx'
import { useText } from '~/platform/i18n/text.tsx'
import { useOpenPage } from '~/platform/pages/navigation.tsx'
import { memberId } from '~/platform/session/session-store.ts'
import { useSubmission } from '~/platform/use-submission.ts'
import { QuietButtonLink } from '~/components/button-link.tsx'
import { Actions, Button } from '~/ui/button.tsx'
import { Container } from '~/ui/layout.tsx'
import { Page } from '~/components/page.tsx'
import { pendingEmail } from '../pending-email.ts'

/**
 * Changes the login address: the service first sends a link to the new address (D-40). The form rejects the current
 * address (D-67).
 */
function AccountChangeEmailPage() {
  const text = useText()
  const openPage = useOpenPage()
  const current = memberId()
  const { mutateAsync: ask } = useUpdateEmail()
  const { submit, isBusy } = useSubmission(
    async ({ email }: ChangeEmail) => {
      await ask({ data: { email } })
      pendingEmail.set(email)
      await openPage('account.change-email-verify', { replace: true })
    },
    { text: text('account.email.sending') },
  )
  return (
    <Container narrow>
      <Page id="account.change-email" lead={text('account.email.lead', { address: current })}>
        <SchemaForm definition={changeEmailForm} initialData={{ currentEmail: current }} onSubmit={submit}>
          <Actions>
            <Button type="submit" busy={isBusy}>
              {text('account.email.send')}
            </Button>
            <QuietButtonLink to="account.home">{text('account.email.cancel')}</QuietButtonLink>
          </Actions>
        </SchemaForm>
      </Page>
    </Container>
  )
}

export { AccountChangeEmailPage as Component }
