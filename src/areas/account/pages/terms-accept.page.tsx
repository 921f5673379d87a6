import { useAcceptTermsAndConditions } from '~generated/member/queries/account.ts'
import { useSubmission } from '~/platform/use-submission.ts'
import { acceptTermsForm } from '~generated/forms/account/accept-terms.ts'
import { SchemaForm } from '~/forms/schema-form.tsx'
import { useText } from '~/platform/i18n/text.tsx'
import { useOpenPage } from '~/platform/pages/navigation.tsx'
import { endSession } from '~/platform/session/exit.ts'
import { termsStore } from '~/platform/policy/terms.ts'
import { Actions, Button } from '~/ui/button.tsx'
import { Card, Wrap } from '~/ui/layout.tsx'
import { Page } from '~/ui/page/page.tsx'
import { TermsText } from '~/ui/page/information-dialog.tsx'

/** The gate after the first sign-in: read, accept, go on; or leave (F-20, D-46, D-69). */
function AccountTermsAcceptPage() {
  const text = useText()
  const openPage = useOpenPage()
  const { mutateAsync: accept } = useAcceptTermsAndConditions()
  const { submit, isBusy } = useSubmission<void>(async () => {
    await accept({ termsAndConditionsAccept: true })
    termsStore.set('accepted')
    await openPage('dashboard.home', { replace: true })
  })

  return (
    <Wrap narrow>
      <Page id="account.terms-accept" lead={text('terms.gate.lead')}>
        <Card>
          <TermsText />
        </Card>
        <SchemaForm definition={acceptTermsForm} onSubmit={() => submit()}>
          <Actions>
            <Button type="submit" busy={isBusy}>
              {text('terms.gate.accept')}
            </Button>
            <Button variant="quiet" onClick={() => endSession('LOGGEDOUT')}>
              {text('terms.gate.log-out')}
            </Button>
          </Actions>
        </SchemaForm>
      </Page>
    </Wrap>
  )
}

export { AccountTermsAcceptPage as Component }
