import { CancelledError, type FetchQueryOptions, type QueryKey } from '@tanstack/react-query'
import type { FormLink } from '~generated/member/model/index.ts'
import { clearError, isPortalError, PortalError, showError } from '~/platform/errors/portal-error.ts'
import { mayOpen } from '~/platform/config/environment.ts'
import { queryClient } from '~/platform/query/query-client.ts'

/** iOS opens a window only at the very moment of a tap: it is opened first and then pointed at the form (GUARD-28). An iPad says that it is a Macintosh. */
const needsWindowFirst = (): boolean => /iPad|iPhone|iPod/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

/**
 * Asks where a form of the plan is and opens it in a window of its own, over https and on an allowed host (CONTENT-06, GUARD-27, D-60). Whether it was opened; a failure
 * is shown as the form loading error, and nothing stays open (CONTENT-09). The address is asked for each time: one that was no address must not stay.
 */
export async function openForm<Key extends QueryKey>(form: FetchQueryOptions<FormLink, PortalError, FormLink, Key>): Promise<boolean> {
  const early = needsWindowFirst() ? window.open('', '_blank') : null
  if (early) early.opener = null
  try {
    const url = addressOf(await queryClient.fetchQuery({ ...form, staleTime: 0 }))
    if (early) early.location.assign(url)
    else window.open(url, '_blank', 'noopener,noreferrer')
    clearError()
    return true
  } catch (error) {
    early?.close()
    // A session that ended meanwhile is nobody's error; the rest is shown by the query cache under its catalogue name, or below.
    if (!isPortalError(error) && !(error instanceof CancelledError)) throw error
    return false
  }
}

function addressOf(form: FormLink | null): string {
  const url = form?.url.replace(/^http:/, 'https:') ?? ''
  if (mayOpen(url)) return url
  const error = new PortalError({ kind: 'contract', operationId: 'getForm', catalogue: 'formLoading' })
  showError(error)
  throw error
}
