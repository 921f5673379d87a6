import { describeError } from '~/platform/errors/describe-error.ts'
import { navigationErrorStore } from '~/platform/errors/portal-error.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { useNavigation } from '~/platform/pages/navigation.tsx'
import { isLoggedIn } from '~/platform/session/session-store.ts'
import { useIsBrowser, useStore } from '~/platform/store.ts'
import { ButtonLink } from '~/components/button-link.tsx'
import { Button } from '~/ui/button.tsx'
import { OutcomePage } from '~/components/outcome-page.tsx'

/** The generic error page: the error of the last navigation, and links (GUARD-06, D-07). */
function AccessErrorPage() {
  const text = useText()
  const failed = useStore(navigationErrorStore)
  const error = failed?.error
  const { navigate } = useNavigation()
  const isMember = useIsBrowser() && isLoggedIn()
  return (
    <OutcomePage
      id="access.error"
      title={text('error.title.generic')}
      tone="bad"
      lead={text('error.name.edit-error')}
      actions={
        <>
          <ButtonLink to={isMember ? 'dashboard.home' : 'access.login'}>
            {isMember ? text('error.page.home') : text('error.page.sign-in')}
          </ButtonLink>
          {failed?.error.kind === 'chunk' ? (
            // Trying again cannot help: browsers remember a script that failed to load until the document is reloaded.
            <Button variant="quiet" onClick={() => location.assign(failed.address)}>
              {text('error.reload')}
            </Button>
          ) : (
            <Button variant="quiet" onClick={() => (failed ? void navigate(failed.address) : history.back())}>
              {text('error.retry')}
            </Button>
          )}
        </>
      }
    >
      {error && error.catalogue !== 'edit-error' && <p>{describeError(error, text).body}</p>}
      {error && <p>{text('error.reference', { reference: error.reference })}</p>}
    </OutcomePage>
  )
}

export { AccessErrorPage as Component }
