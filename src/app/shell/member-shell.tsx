import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect, type ReactNode } from 'react'
import { TextProvider } from '~/platform/i18n/text.tsx'
import { hrefOf } from '~/platform/pages/href.ts'
import { preloadPage } from '~/platform/pages/preload.ts'
import { useCurrentPage } from '~/platform/pages/navigation.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { DepositMissing } from '~/areas/claims/deposit-missing/deposit-missing.tsx'
import { sessionStore } from '~/platform/session/session-store.ts'
import { useStore } from '~/platform/store/store.ts'
import { useOpenSubmitClaim } from '~/areas/claims/deposit-missing/use-open-submit-claim.ts'
import { WaitingClaim } from '~/areas/claims/mending/waiting-claim.tsx'
import { PortalActionsContext } from '~/platform/shell/portal-actions.ts'
import { Stack, Wrap } from '~/ui/layout/layout.tsx'
import { PageSkeleton } from '~/ui/page/page-skeleton.tsx'
import { Dialogs } from '../frame/dialogs.tsx'
import { FormWords } from '../frame/form-words.tsx'
import { Frame } from '../frame/frame.tsx'
import { useShownLocale } from '../frame/use-shown-locale.ts'
import { MemberHeader } from './member-header.tsx'
import { SessionDialogs } from './session-dialogs.tsx'
import { LogoutDialog } from './logout-dialog.tsx'
import { PolicyMissing } from './policy-missing.tsx'
import { SuccessBanner } from './success-banner.tsx'
import { Trail } from './trail.tsx'
import { useTermsGate } from './use-terms-gate.ts'

/** What surrounds a signed-in member's pages: menus, trail, banner, and the dialogs of the session. */
export function MemberShell({ children }: { readonly children: ReactNode }) {
  const openSubmitClaim = useOpenSubmitClaim()
  useTermsGate()
  const page = useCurrentPage()
  const locale = useShownLocale()
  const session = useStore(sessionStore)
  // At hand for when a deployment takes the code of other pages away.
  useEffect(() => void preloadPage(hrefOf('access.error', {}, locale)), [locale])
  // Between the end of a session and the sign-in page there is nobody to show anything to.
  if (!session) return null
  return (
    <TextProvider locale={locale}>
      <QueryClientProvider client={queryClient}>
        <FormWords>
          <PortalActionsContext value={{ openSubmitClaim }}>
            <Frame header={<MemberHeader />} dialogs={<Dialogs />}>
              <Wrap>
                <Stack gap="m">
                  <Trail />
                  <SuccessBanner />
                  <PolicyMissing />
                  <WaitingClaim />
                  <Suspense key={page?.id} fallback={<PageSkeleton />}>
                    {children}
                  </Suspense>
                </Stack>
              </Wrap>
            </Frame>
            <SessionDialogs member={session.id} />
            <LogoutDialog />
            <DepositMissing />
          </PortalActionsContext>
        </FormWords>
      </QueryClientProvider>
    </TextProvider>
  )
}
