import { digitalNoPasswordForm } from '~generated/forms/welcome/digital-no-password.ts'
import { SchemaForm } from '~/forms/schema-form.tsx'
import { useText } from '~/platform/i18n/text.tsx'
import { sendPasswordEmail } from '~/platform/session/password-email.ts'
import { Actions, Button } from '~/ui/button.tsx'
import { PlainPage } from '~/ui/page/plain-page.tsx'
import { RefusalBox } from '~/ui/page/refusal-box.tsx'
import { readInvitation } from '../invitation.ts'
import { HelpLinks } from '../help-links.tsx'
import { useStep } from '../use-step.ts'

/** An account that has no password yet (F-13, D-36): the date of birth is asked, and goes into no address, storage or request. */
function WelcomeNoPasswordPage() {
  const text = useText()
  const { submit, isBusy, failure } = useStep({
    async send(_, mslToken) {
      const { email } = await readInvitation(mslToken)
      if (!email) return 'welcome.error'
      await sendPasswordEmail(email, text.locale)
      return 'access.reset-requested'
    },
    ends: {},
    loading: text('welcome.no-password.sending'),
  })
  return (
    <PlainPage id="welcome.no-password" lead={text('welcome.no-password.lead')}>
      <SchemaForm definition={digitalNoPasswordForm} onSubmit={submit}>
        <RefusalBox error={failure} />
        <Actions>
          <Button type="submit" busy={isBusy}>
            {text('welcome.no-password.submit')}
          </Button>
        </Actions>
      </SchemaForm>
      <HelpLinks />
    </PlainPage>
  )
}

export { WelcomeNoPasswordPage as Component }
