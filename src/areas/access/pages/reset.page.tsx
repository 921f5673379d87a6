import { type ResetPassword, resetPasswordForm } from '~generated/forms/access/reset-password.ts'
import { SchemaForm } from '~/forms/schema-form.tsx'
import { isPortalError } from '~/platform/errors/portal-error.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { useOpenPage } from '~/platform/pages/navigation.tsx'
import { setLinkToken, linkToken } from '~/platform/session/email-link.ts'
import { useSubmission } from '~/platform/use-submission.ts'
import { Actions, Button } from '~/ui/button.tsx'
import { PlainPage } from '~/components/plain-page.tsx'
import { ErrorBox } from '~/components/error-box.tsx'
import { saveNewPassword } from '../account-api.ts'
import { resolveLink } from '../resolve-link.ts'

/** Statuses that say that the link is not valid, or no longer: its lookup then says why. */
const LINK_REFUSALS: ReadonlySet<number> = new Set([400, 401, 403, 404, 409, 410])

/**
 * Sets a new password with a link (F-04, AUTH-12..15). A link that is no longer valid redirects to the page with the
 * reason.
 */
function AccessResetPage() {
  const text = useText()
  const openPage = useOpenPage()
  const token = linkToken() ?? ''
  const { submit, isBusy, failure } = useSubmission(async ({ newPassword }: ResetPassword) => {
    try {
      await saveNewPassword({ newPassword, token })
    } catch (error) {
      if (!isPortalError(error)) throw error
      const { status = 0, serverText } = error
      const said = LINK_REFUSALS.has(status) ? await resolveLink(token) : undefined
      // A 400 may be about the password. The others are about the link, even if its lookup says that it is valid.
      const isUseless = LINK_REFUSALS.has(status) && status !== 400 && !serverText
      const page = said === 'access.reset' || !said ? isUseless && 'access.invalid' : said
      if (!page) throw error
      await openPage(page, { replace: true })
      return
    }
    setLinkToken(undefined)
    await openPage('access.reset-done', { replace: true })
  })
  return (
    <PlainPage id="access.reset" lead={text('password.reset.lead')}>
      <SchemaForm definition={resetPasswordForm} onSubmit={submit}>
        <ErrorBox error={failure} />
        <Actions>
          <Button type="submit" busy={isBusy}>
            {text('password.save')}
          </Button>
        </Actions>
      </SchemaForm>
    </PlainPage>
  )
}

export { AccessResetPage as Component }
