import type { ReactNode } from 'react'
import { type UpdateEmail, updateEmailForm } from '~generated/forms/access/update-email.ts'
import { SchemaForm } from '~/forms/schema-form.tsx'
import { useText } from '~/platform/i18n/text.tsx'
import { useOpenPage } from '~/platform/pages/navigation.tsx'
import { linkDetails } from '~/platform/session/email-link.ts'
import { currentSession } from '~/platform/session/session-store.ts'
import { useSubmission } from '~/platform/use-submission.ts'
import { QuietButtonLink } from '~/components/button-link.tsx'
import { Actions, Button } from '~/ui/button.tsx'
import { Card, DefinitionList, Stack } from '~/ui/layout.tsx'
import { PlainPage } from '~/components/plain-page.tsx'
import { ErrorBox } from '~/components/error-box.tsx'
import { applyEmailChange } from '../email-change.ts'

/**
 * Shows the new address and a button that confirms it. Opening the link alone changes nothing (F-14, D-40). The request
 * needs the old address. If the service omits it, the page uses the login of the signed-in member, or asks for it in a
 * field.
 */
function AccessUpdateEmailPage() {
  const text = useText()
  const openPage = useOpenPage()
  const { newUsername, oldUsername = currentSession()?.id } = linkDetails()
  const { submit, isBusy, failure } = useSubmission(async (old: string) => {
    await openPage(await applyEmailChange(old), { replace: true })
  })
  const actions = (button: ReactNode) => (
    <>
      <ErrorBox error={failure} />
      <Actions>
        {button}
        <QuietButtonLink to="access.login">{text('links.update-email.keep')}</QuietButtonLink>
      </Actions>
    </>
  )
  return (
    <PlainPage id="access.update-email" lead={text('links.update-email.lead')}>
      <Stack gap="l">
        <Card>
          <DefinitionList
            items={[
              ...(oldUsername === undefined
                ? []
                : [{ id: 'old', label: text('links.update-email.old'), value: oldUsername }]),
              { id: 'new', label: text('links.update-email.new'), value: newUsername },
            ]}
          />
        </Card>
        {oldUsername === undefined ? (
          <SchemaForm
            definition={updateEmailForm}
            onSubmit={(answers: UpdateEmail) => submit(answers.oldUsername.trim())}
          >
            {actions(
              <Button type="submit" busy={isBusy}>
                {text('links.update-email.confirm')}
              </Button>,
            )}
          </SchemaForm>
        ) : (
          actions(
            <Button busy={isBusy} onClick={() => submit(oldUsername)}>
              {text('links.update-email.confirm')}
            </Button>,
          )
        )}
      </Stack>
    </PlainPage>
  )
}

export { AccessUpdateEmailPage as Component }
