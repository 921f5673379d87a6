import { forgetInput, unsentInput } from '~/forms/unsent-input.ts'
import { createUploadStore, type UploadedFile, type UploadStore } from '~/forms/uploads/upload-store.ts'
import { onSessionEnd } from '~/platform/session/end-session.ts'

/**
 * The files on the pages about a submitted claim. They are stored separately from the files of a claim that is still
 * being filled in.
 */
export const followUpUploads: UploadStore = createUploadStore()
onSessionEnd(() => followUpUploads.clear())

/** Removes the stored input and files of a page, after they have been sent. */
export function forgetWithFiles(page: string): void {
  const { files = [] } = unsentInput<{ readonly files: readonly UploadedFile[] }>(page)
  for (const { id } of files) followUpUploads.remove(id)
  forgetInput(page)
}

/** The chosen files that belong to the descriptions in the form data. */
export const chosenFiles = (files: readonly UploadedFile[] = []): readonly File[] =>
  files.flatMap(({ id }) => followUpUploads.get(id) ?? [])
