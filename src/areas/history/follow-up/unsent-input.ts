import { useEffect } from 'react'
import { createUploadStore, type UploadedFile, type UploadStore } from '~/forms/uploads/upload-store.ts'
import { onSessionEnd } from '~/platform/session/end-session.ts'

interface UnsentInput {
  /** the latest data of the form */
  data: object
  /** the content that was sent last, and its Idempotency-Key */
  sent?: { readonly content: string; readonly key: string }
}

/**
 * The unsent input on pages about a claim, by page and claim. It is in memory only (D-19). It is kept after an error or
 * a visit to another page, and cleared when the session ends.
 */
const inputs = new Map<string, UnsentInput>()
/** The files of these pages. They are stored separately from the files of a claim that the member is filling in. */
export const followUpUploads: UploadStore = createUploadStore()

onSessionEnd(() => {
  inputs.clear()
  followUpUploads.clear()
})

export const unsentInput = <Data>(page: string): Partial<Data> => inputs.get(page)?.data ?? {}

export const keepInput = (page: string, data: object): void => {
  const kept = inputs.get(page)
  inputs.set(page, { ...kept, data })
}

/** Deletes the input and the files of a page after they were sent. */
export function forgetInput(page: string): void {
  const { files = [] } = unsentInput<{ readonly files: readonly UploadedFile[] }>(page)
  for (const { id } of files) followUpUploads.remove(id)
  inputs.delete(page)
}

/**
 * The Idempotency-Key for this content: the same for every attempt to send it, so that it is recorded once. Changed
 * content gets a new key, because the service may have recorded or refused the content before.
 */
export function sendingKey(page: string, data: object): string {
  const content = JSON.stringify(data)
  const kept = inputs.get(page)
  if (kept?.sent?.content === content) return kept.sent.key
  const key = crypto.randomUUID()
  inputs.set(page, { data, sent: { content, key } })
  return key
}

/** The chosen files that belong to the file descriptions in form data. */
export const chosenFiles = (files: readonly UploadedFile[] = []): readonly File[] =>
  files.flatMap(({ id }) => followUpUploads.get(id) ?? [])

const hasInput = (page: string): boolean =>
  Object.values(unsentInput<Record<string, unknown>>(page)).some((value) =>
    Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '',
  )

/** Makes the browser ask for confirmation before a reload or close would lose input (D-119). */
export function useAskBeforeUnload(page: string): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasInput(page)) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [page])
}
