import { useText } from '~/platform/i18n/text.tsx'
import { PageLink } from '~/platform/pages/page-link.tsx'
import { isLoggedIn } from '~/platform/session/session-store.ts'
import { useIsBrowser } from '~/platform/store/store.ts'
import { buttonClass } from '~/ui/button/button.tsx'
import { Stack, Wrap } from '~/ui/layout/layout.tsx'
import { PageHeader } from '~/ui/page-header/page-header.tsx'

/** Nothing stands at this address (ROUTE-005, D-04). */
export function Component() {
  const text = useText()
  const isMember = useIsBrowser() && isLoggedIn()
  return (
    <Wrap narrow>
      <Stack gap="l">
        <PageHeader title={text('page.access.not-found')} lead={text('not-found.lead')} />
        <div>
          <PageLink to={isMember ? 'dashboard.home' : 'access.login'} className={buttonClass()}>
            {isMember ? text('error.page.home') : text('error.page.sign-in')}
          </PageLink>
        </div>
      </Stack>
    </Wrap>
  )
}
