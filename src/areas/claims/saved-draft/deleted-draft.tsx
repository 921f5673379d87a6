import { useState } from 'react'
import { useLocation } from 'react-router'
import type { ClaimDraft } from '~generated/member/model/index.ts'
import { getClaimDraftQuery, saveClaimDraft } from '~generated/member/queries/drafts.ts'
import { type UploadedFile, uploads } from '~/forms/uploads/upload-store.ts'
import { isPortalError } from '~/platform/errors/portal-error.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { MAIN_CONTENT } from '~/platform/pages/navigation.tsx'
import { queryClient } from '~/platform/query/query-client.ts'
import { onSessionEnd } from '~/platform/session/end-session.ts'
import { memberId } from '~/platform/session/session-store.ts'
import { createStore, useStore } from '~/platform/store.ts'
import { Undo } from '~/ui/undo.tsx'
import { discardDraft, getDraft, setDraft } from '~/wizard/draft-store.ts'
import { currentAnswers } from '~/wizard/engine.ts'
import { attemptStore } from './draft-sync-store.ts'

/** A claim that the member has just deleted. It is kept in memory, until the member leaves the page. */
interface DeletedDraft {
  /** the visit (location key) on which it was deleted */
  readonly visit: string
  /** puts the claim back, and rejects if the service does not save it */
  readonly restore: () => Promise<unknown>
}

const deletedDraftStore = createStore<DeletedDraft | undefined>(undefined)
onSessionEnd(() => deletedDraftStore.set(undefined))

/** A function that offers to put the deleted claim back, as long as the member stays on the page. */
export function useOfferUndo(): (restore: DeletedDraft['restore']) => void {
  const { key } = useLocation()
  return (restore) => deletedDraftStore.set({ visit: key, restore })
}

/** Deletes the draft of this tab, and returns a function that puts it back with its files. */
export function deleteLocalDraft(): DeletedDraft['restore'] {
  const draft = getDraft(memberId())
  const attempt = attemptStore.get()
  const attached = (currentAnswers(draft, 'attach-documents')?.['files'] ?? []) as readonly UploadedFile[]
  const files = attached.map(({ id }) => [id, uploads.get(id)] as const)
  discardDraft()
  return () => {
    for (const [id, file] of files) if (file) uploads.replace(id, file)
    attemptStore.set(attempt)
    setDraft(memberId(), draft)
    return Promise.resolve()
  }
}

/** Saves a deleted draft again. The service refuses it if another claim was saved meanwhile (docs/decisions/032). */
export const putBackDraft = ({ claimType, fileCount, submissionKey, sentOn, steps }: ClaimDraft): Promise<unknown> =>
  saveClaimDraft({
    claimType,
    fileCount,
    steps,
    ...(submissionKey && { submissionKey }),
    ...(sentOn && { sentOn }),
  }).finally(() => void queryClient.invalidateQueries(getClaimDraftQuery()))

/** Says that the claim was deleted, and puts it back if the member wants it. */
export function DeletedDraftNotice({ onRestart }: { readonly onRestart: () => void }) {
  const text = useText()
  const { key } = useLocation()
  const deleted = useStore(deletedDraftStore)
  const [problem, setProblem] = useState<'other' | 'failed'>()
  const restore = (): void =>
    void deleted?.restore().then(
      () => {
        deletedDraftStore.set(undefined)
        onRestart()
        document.querySelector<HTMLElement>(MAIN_CONTENT)?.focus()
      },
      (error: unknown) => setProblem(isPortalError(error) && error.status === 409 ? 'other' : 'failed'),
    )
  return (
    <Undo label={text('claims.kept.undo')} onUndo={restore}>
      {deleted?.visit === key && text(problem ? `claims.kept.undo.${problem}` : 'claims.kept.deleted')}
    </Undo>
  )
}
