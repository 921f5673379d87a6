import { useAcceptTermsAndConditions } from '~generated/member/queries/account.ts'
import { useSubmission } from '~/platform/use-submission.ts'
import { acceptTermsForm } from '~generated/forms/account/accept-terms.ts'
import { SchemaForm } from '~/forms/schema-form.tsx'
import { useText } from '~/platform/i18n/text.tsx'
import { useOpenPage } from '~/platform/pages/navigation.tsx'
import { endSession } from '~/platform/session/end-session.ts'
import { termsStore } from '~/platform/policy/terms.ts'
import { Actions, Button } from '~/ui/button.tsx'
import { Card, Container } from '~/ui/layout.tsx'
import { Page } from '~/components/page.tsx'
import { TermsText } from '~/components/information-dialog.tsx'

/** The terms after the first sign-in: accept them and continue, or leave (F-20, D-46). */
function AccountTermsAcceptPage() {
  const text = useText()
  const openPage = useOpenPage()
  const { mutateAsync: accept } = useAcceptTermsAndConditions()
  const { submit, isBusy } = useSubmission<void>(async () => {
    await accept({ data: { termsAndConditionsAccept: true } })
    termsStore.set('accepted')
    await openPage('dashboard.home', { replace: true })
  })

  return (
    <Container narrow>
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
    </Container>
  )
}

export { AccountTermsAcceptPage as Component }
