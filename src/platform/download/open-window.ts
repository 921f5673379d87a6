import { CancelledError, type FetchQueryOptions, type QueryKey } from '@tanstack/react-query'
import type { FormLink } from '~generated/member/model/index.ts'
import { isAllowedLink } from '~/platform/config/allowed-hosts.ts'
import { clearError, isPortalError, PortalError, showError } from '~/platform/errors/portal-error.ts'
import { queryClient } from '~/platform/query/query-client.ts'

/** iOS opens a window only at the very moment of a tap: it is opened first and then sent to the address (GUARD-28). An iPad says that it is a Macintosh. */
const needsWindowFirst = (): boolean => /iPad|iPhone|iPod/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

/** An empty window that cannot reach the portal; null where the browser blocks it. */
function emptyWindow(): Window | null {
  const opened = window.open('', '_blank')
  if (opened) opened.opener = null
  return opened
}

/** Shows the error, and ends what is under way with it. */
function refuse(error: PortalError): never {
  showError(error)
  throw error
}

/**
 * Opens a window of its own at an address that has to be asked for first. Whether it was opened: where the address is not told, or the browser
 * blocks the window, an error is shown and nothing stays open (CONTENT-09).
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
    // A session that ended meanwhile is nobody's error; the rest was shown by the query cache, or by `refuse`.
    if (!isPortalError(error) && !(error instanceof CancelledError)) throw error
    return false
  }
}

/**
 * Asks where a form of the plan is and opens it in a window of its own, over https and on an allowed host (CONTENT-06, GUARD-27, D-60). Whether it was opened.
 * The address is asked for each time: one that was no address must not stay.
 */
export const openForm = <Key extends QueryKey>(form: FetchQueryOptions<FormLink, PortalError, FormLink, Key>): Promise<boolean> =>
  openWindow(async () => addressOf(await queryClient.fetchQuery({ ...form, staleTime: 0 })))

function addressOf(form: FormLink | null): string {
  const url = form?.url.replace(/^http:/, 'https:') ?? ''
  return isAllowedLink(url) ? url : refuse(new PortalError({ kind: 'contract', operationId: 'getForm', catalogue: form ? 'formElsewhere' : 'formLoading' }))
}
