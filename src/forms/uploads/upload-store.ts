import { intlTag } from '~/platform/i18n/locale.ts'

/** Limits that hint, check and message share (D-104). Sizes are in bytes, in decimal units as devices show them. */
export const FILE_LIMITS = {
  extensions: ['pdf', 'jpg', 'jpeg', 'png', 'heic', 'tif', 'tiff', 'gif'],
  each: 10_000_000,
  total: 50_000_000,
  count: 20,
} as const

/** Description of a file in form data, which can be stored and compared. The upload store has the bytes. */
export interface UploadedFile {
  readonly id: string
  readonly name: string
  /** in bytes */
  readonly size: number
  readonly type: string
}

/**
 * The chosen files by id, in memory. Form data contains only descriptions of the files, for two reasons: their contents
 * would be copied on every key press, and no claim data may be written to the device.
 */
export interface UploadStore {
  add: (file: File) => UploadedFile
  get: (id: string) => File | undefined
  /**
   * Replaces the content of a file, such as a photo that was turned. The id stays the same, so forms that contain it
   * need no change.
   */
  replace: (id: string, file: File) => UploadedFile
  remove: (id: string) => void
  /** called at sign-out, and after a claim was submitted or cancelled */
  clear: () => void
}

export function createUploadStore(): UploadStore {
  const files = new Map<string, File>()
  let count = 0
  const put = (id: string, file: File): UploadedFile => {
    files.set(id, file)
    return { id, name: file.name, size: file.size, type: file.type }
  }
  return {
    add(file) {
      count += 1
      return put(`file-${count}`, file)
    },
    replace: put,
    get: (id) => files.get(id),
    remove: (id) => void files.delete(id),
    clear: () => files.clear(),
  }
}

/**
 * The upload store of the claim that is being filled in. A file that is chosen in one step of the claim is sent from
 * another step.
 */
export const uploads: UploadStore = createUploadStore()

const sizeFormats = new Map<string, Intl.NumberFormat>()

/** A file size as text: `183 kB` or `2.4 MB`, in French `183 ko` or `2,4 Mo`. */
export function fileSize(bytes: number, locale: 'en' | 'fr'): string {
  const [value, unit] =
    bytes < 1_000_000 ? [Math.max(1, Math.round(bytes / 1000)), 'kilobyte'] : [bytes / 1_000_000, 'megabyte']
  const format =
    sizeFormats.get(locale + unit) ??
    new Intl.NumberFormat(intlTag(locale), { style: 'unit', unit, maximumFractionDigits: 1 })
  sizeFormats.set(locale + unit, format)
  return format.format(value)
}
