import { useEffect } from 'react'
import { useLocation, useNavigate, useRouteError } from 'react-router'
import { showStartFailure } from './start-failure.ts'
import { chunkError, isMissingScript } from '~/platform/chunks/load-chunk.ts'
import { PortalError } from '~/platform/errors/portal-error.ts'
import { navigationErrorStore } from '~/platform/errors/navigation-error-store.ts'
import { hrefOf } from '~/platform/pages/href.ts'

/** A navigation that failed goes to the generic error page, which shows the edit-error message (GUARD-06, GUARD-07, D-07). */
export function NavigationError() {
  const cause = useRouteError()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  useEffect(() => {
    const error = toPortalError(cause)
    navigationErrorStore.set({ error, address: pathname + search + hash })
    if (error.catalogue === 'edit-error') console.error(cause)
    const target = hrefOf('access.error')
    if (pathname !== target) void navigate(target, { replace: true })
    // The error page itself cannot be opened (its code is gone): reload it from the server, once (D-82).
    else if (isReloaded()) showStartFailure(document.getElementById('root')!)
    else location.reload()
  }, [cause, navigate, pathname, search, hash])
  return null
}

const isReloaded = (): boolean => performance.getEntriesByType('navigation').some((entry) => (entry as PerformanceNavigationTiming).type === 'reload')

function toPortalError(cause: unknown): PortalError {
  if (cause instanceof PortalError) return cause
  return isMissingScript(cause) ? chunkError(cause) : new PortalError({ kind: 'server', catalogue: 'edit-error', cause })
}
