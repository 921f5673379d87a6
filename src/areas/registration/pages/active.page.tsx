import { useText } from '~/platform/i18n/text.tsx'
import { ButtonLink, QuietButtonLink } from '~/components/button-link.tsx'
import { OutcomePage } from '~/components/outcome-page.tsx'

/** Says that the person who registered already has an active account (REG-41, D-43). */
function RegistrationActivePage() {
  const text = useText()
  return (
    <OutcomePage
      id="registration.active"
      tone="info"
      lead={text('already-active.text')}
      actions={
        <>
          <ButtonLink to="access.login">{text('error.page.sign-in')}</ButtonLink>
          <QuietButtonLink to="access.forgot-password">{text('already-active.forgot')}</QuietButtonLink>
        </>
      }
    />
  )
}

export { RegistrationActivePage as Component }
