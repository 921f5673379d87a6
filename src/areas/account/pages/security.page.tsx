import { Suspense } from 'react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { offersPasskeys } from '~/platform/config/environment.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { passkeysQuery } from '~/platform/session/passkey-offer.ts'
import { QuietButtonLink } from '~/components/button-link.tsx'
import { Page, PageSkeleton, SectionBoundary } from '~/components/page.tsx'
import { useQueriesSettled } from '~/components/use-queries-settled.ts'
import { Card, DefinitionList, Stack } from '~/ui/layout.tsx'
import { listsSessions } from '~/domain/optional-pages.ts'
import { PasskeyList } from './passkey-list.tsx'
import { SessionList, sessionsQuery } from './session-list.tsx'

export const queries = () => [
  ...(offersPasskeys() ? [passkeysQuery()] : []),
  ...(listsSessions() ? [sessionsQuery()] : []),
]

/**
 * How the member signs in, and where the account is in use (D-252). Each part is shown only if the service supports it.
 * All parts appear at the same time, so that a late part does not push down the part below it.
 */
function AccountSecurityPage() {
  const text = useText()
  const isShown = useQueriesSettled(queries())
  return (
    <Page id="account.security" lead={text('security.lead')}>
      <Stack gap="l">
        {isShown ? (
          <>
            {offersPasskeys() && (
              <SectionBoundary>
                <Suspense fallback={<PageSkeleton count={1} />}>
                  <Passkeys />
                </Suspense>
              </SectionBoundary>
            )}
            {listsSessions() && (
              <SectionBoundary>
                <Suspense fallback={<PageSkeleton />}>
                  <SessionList />
                </Suspense>
              </SectionBoundary>
            )}
            <Card title={text('security.password')}>
              <Stack gap="m">
                <p>{text('security.password.text')}</p>
                <div>
                  <QuietButtonLink to="account.change-password">{text('page.account.change-password')}</QuietButtonLink>
                </div>
              </Stack>
            </Card>
          </>
        ) : (
          <PageSkeleton />
        )}
      </Stack>
    </Page>
  )
}

export { AccountSecurityPage as Component }

/**
 * The way to sign in, in large type only if it is more than the password, and the list of passkeys. Renders nothing if the service has no passkeys (404).
 */
function Passkeys() {
  const text = useText()
  const { data } = useSuspenseQuery(passkeysQuery())
  if (!data) return null
  const count = data.passkeys.filter(({ isRefused }) => !isRefused).length
  return (
    <Stack gap="l">
      {count === 0 ? (
        <p>{text('security.method.password')}</p>
      ) : (
        <DefinitionList
          layout="headline"
          items={[{ id: 'method', label: text('security.method'), value: text('security.method.passkeys', { count }) }]}
        />
      )}
      <PasskeyList passkeys={data.passkeys} />
    </Stack>
  )
}
