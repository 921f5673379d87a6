import { CancelledError, type FetchQueryOptions, type QueryKey } from '@tanstack/react-query'
import type { FormLink } from '~generated/member/model/index.ts'
import { isAllowedLink } from '~/platform/config/allowed-hosts.ts'
import { clearError, isPortalError, PortalError, showError } from '~/platform/errors/portal-error.ts'
import { queryClient } from '~/platform/query/query-client.ts'

/**
 * True on iOS, which allows a script to open a window only during a tap. The portal then opens the window first and
 * sets its URL later (GUARD-28). An iPad reports itself as a Macintosh.
 */
const needsWindowFirst = (): boolean =>
  /iPad|iPhone|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

/** Opens an empty window without access to the portal; null if the browser blocks it. */
function emptyWindow(): Window | null {
  const opened = window.open('', '_blank')
  if (opened) opened.opener = null
  return opened
}

/** Shows the error and throws it, which ends the operation. */
function refuse(error: PortalError): never {
  showError(error)
  throw error
}

/**
 * Opens a window at a URL that must be fetched first. Returns true if the window opened. If the URL cannot be fetched,
 * the portal shows an error and closes the empty window. If the browser blocks the window, the portal shows an error
 * (CONTENT-09).
 */
export async function openWindow(askAddress: () => Promise<string>): Promise<boolean> {
  let opened = needsWindowFirst() ? emptyWindow() : null
  try {
    const url = await askAddress()
    opened ??= emptyWindow()
    if (!opened) return refuse(new PortalError({ kind: 'forbidden', catalogue: 'windowBlocked' }))
    opened.location.assign(url)
    clearError()
    return true
  } catch (error) {
    opened?.close()
    // Errors after the session ended are ignored. Other errors have been shown by the query cache or by `refuse`.
    if (!isPortalError(error) && !(error instanceof CancelledError)) throw error
    return false
  }
}

/**
 * Fetches the URL of a plan's form and opens it in a window, if it is an https URL on an allowed host (CONTENT-06,
 * D-60). Returns true if the window opened. The request bypasses the cache, so that another attempt does not get the
 * same invalid URL.
 */
export const openForm = <Key extends QueryKey>(
  form: FetchQueryOptions<FormLink, PortalError, FormLink, Key>,
): Promise<boolean> => openWindow(async () => addressOf(await queryClient.fetchQuery({ ...form, staleTime: 0 })))

function addressOf(form: FormLink | null): string {
  const url = form?.url.replace(/^http:/, 'https:') ?? ''
  return isAllowedLink(url)
    ? url
    : refuse(
        new PortalError({
          kind: 'contract',
          operationId: 'getForm',
          catalogue: form ? 'formElsewhere' : 'formLoading',
        }),
      )
}
