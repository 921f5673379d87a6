import { useMemo, type ComponentType, type ReactNode } from 'react'
import { Outlet, useLocation, useMatches, useNavigate, useNavigation } from 'react-router'
import { NavigationContext, type Navigation } from '~/platform/pages/navigation.ts'
import type { PageRow } from '~/platform/pages/page-row.ts'

function useRouter(): Navigation {
  const location = useLocation()
  const page = useMatches().at(-1)?.handle as PageRow | undefined
  const isNavigating = useNavigation().state !== 'idle'
  const navigate = useNavigate()
  return useMemo(() => ({ location, page, isNavigating, navigate: async (to, options) => navigate(to, options) }), [location, page, isNavigating, navigate])
}

/** What surrounds pages, in a router: links below it ask this router, and the page of the route stands in it. */
export const routed = (Shell: ComponentType<{ readonly children: ReactNode }>): ComponentType =>
  function RoutedShell() {
    return (
      <NavigationContext value={useRouter()}>
        <Shell>
          <Outlet />
        </Shell>
      </NavigationContext>
    )
  }
