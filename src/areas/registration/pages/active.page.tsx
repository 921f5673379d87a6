import { useText } from '~/platform/i18n/text.tsx'
import { PageLink } from '~/platform/pages/navigation.tsx'
import { buttonClass } from '~/ui/button.tsx'
import { OutcomePage } from '~/components/outcome-page.tsx'

/** The person who registered already has an active account (REG-41, D-43). */
function RegistrationActivePage() {
  const text = useText()
  return (
    <OutcomePage
      id="registration.active"
      tone="info"
      lead={text('already-active.text')}
      actions={
        <>
          <PageLink to="access.login" className={buttonClass()}>
            {text('error.page.sign-in')}
          </PageLink>
          <PageLink to="access.forgot-password" className={buttonClass({ variant: 'quiet' })}>
            {text('already-active.forgot')}
          </PageLink>
        </>
      }
    />
  )
}

export { RegistrationActivePage as Component }
