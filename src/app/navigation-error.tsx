import { useEffect } from 'react'
import { useLocation, useNavigate, useRouteError } from 'react-router'
import { PortalError } from '~/platform/errors/portal-error.ts'
import { navigationErrorStore } from '~/platform/errors/navigation-error-store.ts'
import { hrefOf } from '~/platform/pages/href.ts'

/** A navigation that failed goes to the generic error page, which shows the edit-error message (GUARD-06, GUARD-07, D-07). */
export function NavigationError() {
  const error = useRouteError()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useEffect(() => {
    navigationErrorStore.set(error instanceof PortalError ? error : new PortalError({ kind: 'server', catalogue: 'edit-error', cause: error }))
    if (!(error instanceof PortalError)) console.error(error)
    const target = hrefOf('access.error')
    // The error page itself cannot be opened (its code is gone): reload it from the server, once.
    if (pathname === target) location.reload()
    else void navigate(target, { replace: true })
  }, [error, navigate, pathname])
  return null
}
