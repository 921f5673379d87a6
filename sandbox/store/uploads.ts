import { createHash } from 'node:crypto'
import type { Bilingual } from '../bilingual.ts'

/** A document that was sent with a claim. Its content is not stored. */
export interface StoredFile {
  readonly name: string
  readonly type: string
  readonly size: number
  readonly sha256: string
}

const MEGABYTE = 1024 * 1024
/** limits for documents (D-104) */
const LIMITS = { each: 10 * MEGABYTE, total: 50 * MEGABYTE, count: 20 } as const
const EXTENSIONS = ['pdf', 'jpg', 'jpeg', 'png', 'heic', 'tif', 'tiff', 'gif']

interface Refusal {
  readonly status: 413 | 422
  readonly text: Bilingual
}

/**
 * The reason to refuse documents, because of their number, a name, a type, an empty file or the size; undefined if they
 * are accepted (D-104, CLAIM-62).
 */
export function refuseFiles(files: readonly File[]): Refusal | undefined {
  if (files.length > LIMITS.count)
    return refusal(
      `A claim can have at most ${LIMITS.count} files. Remove one and try again.`,
      `Une demande peut compter au plus ${LIMITS.count} fichiers. Retirez-en un et réessayez.`,
    )
  for (const [index, file] of files.entries()) {
    const expected = `file-${(index + 1).toString().padStart(2, '0')}.`
    const extension = file.name.split('.').at(-1)?.toLowerCase() ?? ''
    if (!file.name.startsWith(expected))
      return refusal(
        `${file.name} could not be read. Choose it again.`,
        `${file.name}\u00A0: le fichier n’a pas pu être lu. Choisissez-le de nouveau.`,
      )
    if (!EXTENSIONS.includes(extension))
      return refusal(
        `${file.name}: this type of file is not accepted. Choose another one.`,
        `${file.name}\u00A0: ce type de fichier n’est pas accepté. Choisissez-en un autre.`,
      )
    if (file.size === 0)
      return refusal(
        `${file.name}: the file is empty. Choose another one.`,
        `${file.name}\u00A0: le fichier est vide. Choisissez-en un autre.`,
      )
    if (file.size > LIMITS.each)
      return refusal(
        `${file.name}: the file is larger than 10\u00A0MB. Choose a smaller one.`,
        `${file.name}\u00A0: le fichier dépasse 10\u00A0Mo. Choisissez-en un plus petit.`,
      )
  }
  const total = files.reduce((sum, { size }) => sum + size, 0)
  if (total > LIMITS.total)
    return {
      status: 413,
      text: {
        en: 'The files are larger than 50\u00A0MB together. Remove one or choose a smaller file.',
        fr: 'Les fichiers dépassent 50\u00A0Mo en tout. Retirez-en un ou choisissez un fichier plus petit.',
      },
    }
  return undefined
}

const refusal = (en: string, fr: string): Refusal => ({ status: 422, text: { en, fr } })

export const storeFile = async (file: File): Promise<StoredFile> => ({
  name: file.name,
  type: file.type,
  size: file.size,
  sha256: createHash('sha256')
    .update(new Uint8Array(await file.arrayBuffer()))
    .digest('hex'),
})
