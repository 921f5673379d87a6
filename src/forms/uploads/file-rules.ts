import { loadChunk } from '~/platform/load-chunk.ts'
import type { Failure } from '~/forms/form-texts.tsx'
import { FILE_LIMITS } from './upload-store.ts'

type Extension = (typeof FILE_LIMITS.extensions)[number]

const startsWith =
  (...starts: number[][]) =>
  (bytes: Uint8Array) =>
    starts.some((start) => start.every((byte, at) => bytes[at] === byte))
const JPEG = startsWith([0xff, 0xd8, 0xff])
const TIFF = startsWith([0x49, 0x49, 0x2a, 0x00], [0x4d, 0x4d, 0x00, 0x2a])
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])

/** The first bytes of each file type. They identify the type of a file, because a file's name can be changed. */
const BEGINNINGS: Record<Extension, (bytes: Uint8Array) => boolean> = {
  pdf: startsWith([0x25, 0x50, 0x44, 0x46, 0x2d]),
  jpg: JPEG,
  jpeg: JPEG,
  png: startsWith([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  gif: startsWith([0x47, 0x49, 0x46, 0x38]),
  tif: TIFF,
  tiff: TIFF,
  heic: (bytes) => ascii(bytes, 4, 8) === 'ftyp' && HEIC_BRANDS.has(ascii(bytes, 8, 12)),
}

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))

export interface RefusedFile extends Failure {
  readonly name: string
}

interface CheckedFiles {
  readonly accepted: readonly File[]
  readonly refused: readonly RefusedFile[]
}

/**
 * Checks files one by one against those already added. A refused file gets the first reason that applies. Photos are
 * accepted without their metadata (D-365).
 */
export async function checkFiles(
  chosen: readonly File[],
  present: readonly { name: string; size: number }[],
): Promise<CheckedFiles> {
  const accepted: File[] = []
  const refused: RefusedFile[] = []
  for (const original of chosen) {
    const file = await withoutMetadata(original)
    const rule = refusalOf(file, [...present, ...accepted]) ?? (await contentRefusalOf(file))
    if (rule) refused.push({ name: file.name, rule })
    else accepted.push(file)
  }
  return { accepted, refused }
}

const importMetadata = () => import('./photo-metadata.ts')

/**
 * The file, of a photo only what can be seen. It is as it was chosen if it cannot be read, which the rules report, or if
 * the code cannot be loaded.
 */
const withoutMetadata = (file: File): Promise<File> =>
  file.size <= FILE_LIMITS.each && /\.jpe?g$/i.test(file.name)
    ? loadChunk(importMetadata)
        .then((photos) => photos.withoutMetadata(file))
        .catch(() => file)
    : Promise.resolve(file)

function refusalOf(file: File, present: readonly { name: string; size: number }[]): string | undefined {
  if (!extensionOf(file.name)) return 'extension'
  if (file.size === 0) return 'empty'
  if (file.size > FILE_LIMITS.each) return 'size'
  if (present.some((other) => other.name === file.name && other.size === file.size)) return 'duplicate'
  if (present.length >= FILE_LIMITS.count) return 'count'
  return present.reduce((sum, other) => sum + other.size, file.size) > FILE_LIMITS.total ? 'total' : undefined
}

function extensionOf(name: string): Extension | undefined {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase()
  return FILE_LIMITS.extensions.find((allowed) => allowed === extension)
}

async function contentRefusalOf(file: File): Promise<string | undefined> {
  const extension = extensionOf(file.name)
  try {
    const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer())
    return extension && BEGINNINGS[extension](bytes) ? undefined : 'content'
  } catch {
    // The file was moved, deleted or locked after it was chosen. This is reported now rather than when the form is
    // submitted.
    return 'unreadable'
  }
}
