import { forgetInput, unsentInput } from '~/forms/unsent-input.ts'
import { createUploadStore, type UploadedFile, type UploadStore } from '~/forms/uploads/upload-store.ts'
import { onSessionEnd } from '~/platform/session/end-session.ts'

/** The files of the pages about a claim that was sent. They are apart from those of a claim that is being filled in. */
export const followUpUploads: UploadStore = createUploadStore()
onSessionEnd(() => followUpUploads.clear())

/** Forgets the input of a page and its files, after it was sent. */
export function forgetWithFiles(page: string): void {
  const { files = [] } = unsentInput<{ readonly files: readonly UploadedFile[] }>(page)
  for (const { id } of files) followUpUploads.remove(id)
  forgetInput(page)
}

/** Files of form data, as they were chosen. */
export const chosenFiles = (files: readonly UploadedFile[] = []): readonly File[] =>
  files.flatMap(({ id }) => followUpUploads.get(id) ?? [])
