import { useText } from '~/platform/i18n/text.tsx'
import { isLoggedIn } from '~/platform/session/session-store.ts'
import { useIsBrowser } from '~/platform/store.ts'
import { ButtonLink } from '~/components/button-link.tsx'
import { OutcomePage } from '~/components/outcome-page.tsx'
import { Illustration } from '~/ui/illustration.tsx'

/** Not found: no page has this URL (ROUTE-005, D-04). */
function AccessNotFoundPage() {
  const text = useText()
  const isMember = useIsBrowser() && isLoggedIn()
  return (
    <OutcomePage
      id="access.not-found"
      tone="info"
      picture={<Illustration name="lost" />}
      lead={text('not-found.lead')}
      actions={
        <ButtonLink to={isMember ? 'dashboard.home' : 'access.login'}>
          {isMember ? text('error.page.home') : text('error.page.sign-in')}
        </ButtonLink>
      }
    />
  )
}

export { AccessNotFoundPage as Component }
