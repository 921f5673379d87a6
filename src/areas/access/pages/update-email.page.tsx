import { useText } from '~/platform/i18n/text.tsx'
import { PageLink, useOpenPage } from '~/platform/pages/navigation.tsx'
import { linkNames } from '~/platform/session/link-token.ts'
import { useSubmission } from '~/platform/use-submission.ts'
import { Actions, Button, buttonClass } from '~/ui/button.tsx'
import { Card, DefinitionList } from '~/ui/layout.tsx'
import { PlainPage } from '~/ui/page/plain-page.tsx'
import { RefusalBox } from '~/ui/page/refusal-box.tsx'
import { carryOutEmailChange } from '../email-change.ts'

/** Both addresses and one button: opening a link changes nothing by itself (F-14, REG-14, D-40). */
function AccessUpdateEmailPage() {
  const text = useText()
  const openPage = useOpenPage()
  const { oldUsername, newUsername } = linkNames()
  const { submit, isBusy, failure } = useSubmission<void>(async () => {
    await openPage(await carryOutEmailChange(), { replace: true })
  })
  return (
    <PlainPage id="access.update-email" lead={text('links.update-email.lead')}>
      <Card>
        <DefinitionList
          items={[
            { id: 'old', label: text('links.update-email.old'), value: oldUsername },
            { id: 'new', label: text('links.update-email.new'), value: newUsername },
          ]}
        />
      </Card>
      <RefusalBox error={failure} />
      <Actions>
        <Button busy={isBusy} onClick={() => submit()}>
          {text('links.update-email.confirm')}
        </Button>
        <PageLink to="access.login" className={buttonClass({ variant: 'quiet' })}>
          {text('links.update-email.keep')}
        </PageLink>
      </Actions>
    </PlainPage>
  )
}

export { AccessUpdateEmailPage as Component }
