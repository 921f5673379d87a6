import { useText } from '~/platform/i18n/text.tsx'
import { PageLink } from '~/platform/pages/navigation.tsx'
import { useIsBrowser } from '~/platform/store.ts'
import { ButtonLink } from '~/components/button-link.tsx'
import { buttonClass } from '~/ui/button.tsx'
import { OutcomePage } from '~/components/outcome-page.tsx'
import { invitationToken } from '../invitation.ts'

/** Page for an invitation that is unknown, could not be loaded, or was not opened in this tab (REG-29, GUARD-10). */
function WelcomeErrorPage() {
  const text = useText()
  const canRetry = useIsBrowser() && invitationToken() !== ''
  return (
    <OutcomePage
      id="welcome.error"
      tone="warn"
      lead={text('welcome.error.text')}
      actions={
        <>
          {canRetry && <ButtonLink to="welcome.start">{text('error.retry')}</ButtonLink>}
          <PageLink to="registration.register" className={buttonClass({ variant: canRetry ? 'quiet' : 'primary' })}>
            {text('welcome.register')}
          </PageLink>
        </>
      }
    />
  )
}

export { WelcomeErrorPage as Component }
