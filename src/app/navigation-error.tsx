import { useEffect } from 'react'
import { useLocation, useNavigate, useRouteError } from 'react-router'
import { showBootError } from '~/app/boot-error.ts'
import { navigationErrorStore, PortalError } from '~/platform/errors/portal-error.ts'
import { chunkError, isMissingScript, isOffline } from '~/platform/load-chunk.ts'
import { hrefOf } from '~/platform/pages/page-registry.ts'

/** Opens the generic error page after a failed navigation (GUARD-06, D-07). */
export function NavigationError() {
  const cause = useRouteError()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  useEffect(() => {
    const error = toPortalError(cause)
    navigationErrorStore.set({ error, address: pathname + search + hash })
    if (error.catalogue === 'edit-error') console.error(cause)
    const target = hrefOf('access.error')
    if (pathname !== target) {
      void navigate(target, { replace: true })
      // the code of the error page may fail to load too
      const giveUp = setTimeout(showErrorWithoutPage, ERROR_PAGE_TIMEOUT_MS)
      return () => clearTimeout(giveUp)
    }
    // If the error page itself cannot be loaded, it is reloaded from the server once (D-82). Without a connection, the
    // browser's own error page would come.
    if (isReloaded() || isOffline()) showErrorWithoutPage()
    else location.reload()
    return undefined
  }, [cause, navigate, pathname, search, hash])
  return null
}

const ERROR_PAGE_TIMEOUT_MS = 4000
const showErrorWithoutPage = (): void => showBootError(document.getElementById('root')!)
const isReloaded = (): boolean => performance.getEntriesByType('navigation').some(({ type }) => type === 'reload')

function toPortalError(cause: unknown): PortalError {
  if (cause instanceof PortalError) return cause
  return isMissingScript(cause)
    ? chunkError(cause)
    : new PortalError({ kind: 'server', catalogue: 'edit-error', cause })
}
