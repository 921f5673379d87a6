import { getClaimDraftQuery } from '~generated/member/queries/drafts.ts'
import { isDraftSyncEnabled } from '~/platform/config/environment.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { currentSession } from '~/platform/session/session-store.ts'
import { hasResumableDraft } from '~/wizard/draft-store.ts'

/** Milliseconds in which the parts of the first step that need the saved draft share one response. */
const FRESH_MS = 2000
/**
 * Milliseconds for which the saved draft stays in the cache, so that it is still there when the card that offers the
 * draft is shown.
 */
const KEPT_MS = 10_000

/** The saved draft that the first step offers. */
export const savedDraftQuery = () => ({ ...getClaimDraftQuery(), staleTime: FRESH_MS, gcTime: KEPT_MS })

/** Fetches the saved draft, which the first step offers. Resolves even if the request fails. */
export async function prefetchSavedDraft(): Promise<void> {
  const id = currentSession()?.id // the session may have ended while this code was loaded
  if (id === undefined || !isDraftSyncEnabled() || hasResumableDraft(id)) return
  const asked = savedDraftQuery()
  await queryClient.prefetchQuery({
    ...asked,
    // A signal of its own: the dashboard has asked for the draft too, and cancels its request when it is left.
    queryFn: () => asked.queryFn({ signal: new AbortController().signal }),
  })
}
