import { useEffect } from 'react'
import { useLocation, useNavigate, useRouteError } from 'react-router'
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
    // The error page itself cannot be opened (its code is gone): reload it from the server, once.
    if (pathname === target) location.reload()
    else void navigate(target, { replace: true })
  }, [cause, navigate, pathname, search, hash])
  return null
}

function toPortalError(cause: unknown): PortalError {
  if (cause instanceof PortalError) return cause
  return isMissingScript(cause) ? chunkError(cause) : new PortalError({ kind: 'server', catalogue: 'edit-error', cause })
}
