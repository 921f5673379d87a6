/** Markers of the segments of a JPEG (ISO/IEC 10918-1). */
const START = 0xd8
const END = 0xd9
const SCAN = 0xda
const EXIF = 0xe1
/**
 * Segments that are left out: every application segment (E0 to EF) except JFIF, and the comment. A colour profile (E2)
 * and Adobe's colour transform (EE) stay, because without them the colours would change.
 */
const isMetadata = (marker: number, segment: Uint8Array): boolean =>
  marker === 0xfe || (marker > 0xe0 && marker <= 0xef && marker !== 0xee && !(marker === 0xe2 && isProfile(segment)))

const isProfile = (segment: Uint8Array): boolean => beginsWith(segment, 4, 'ICC_PROFILE\0')
const beginsWith = (bytes: Uint8Array, at: number, text: string): boolean =>
  [...text].every((char, index) => bytes[at + index] === char.charCodeAt(0))

/**
 * The photo without the place, time and device that a camera writes into it (D-365). Its pixels, its colour profile and
 * its orientation stay. A file that is no JPEG, or that cannot be read as one, is returned as it is.
 */
export async function withoutMetadata(photo: File): Promise<File> {
  const bytes = new Uint8Array(await photo.arrayBuffer())
  const parts = partsToKeep(bytes)
  if (!parts) return photo
  // Firefox decodes a file of several parts only if the first one is long enough to tell what it is, so they are joined.
  const joined = await new Blob(parts).arrayBuffer()
  return new File([joined], photo.name, { type: photo.type, lastModified: photo.lastModified })
}

/** The segments to keep, up to the end of the first image: what follows it, such as a preview, has metadata of its own. */
function partsToKeep(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== START) return undefined
  const parts = [bytes.subarray(0, 2)]
  let at = 2
  while (at + 3 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1]!
    const end = at + 2 + bytes[at + 2]! * 256 + bytes[at + 3]!
    const segment = bytes.subarray(at, end)
    const orientation = marker === EXIF ? orientationOf(segment) : undefined
    if (orientation) parts.push(orientationSegment(orientation))
    if (!isMetadata(marker, segment)) parts.push(segment)
    at = end
    if (marker !== SCAN) continue
    const next = endOfScan(bytes, end)
    parts.push(bytes.subarray(end, next))
    at = next
    if (bytes[at + 1] === END) return [...parts, bytes.subarray(at, at + 2)]
  }
  return undefined
}

/** The position of the marker after the pixels of a scan. In pixels, FF is followed by 00 or by a restart marker. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const after = bytes[at + 1]
    if (after !== 0 && after !== 0xff && !(after! >= 0xd0 && after! <= 0xd7)) return at
  }
  return bytes.length
}

/** How a viewer has to turn the photo, 2 to 8; undefined if it is upright, or if the segment does not say. */
function orientationOf(segment: Uint8Array): number | undefined {
  if (!beginsWith(segment, 4, 'Exif\0\0')) return undefined
  const view = new DataView(segment.buffer, segment.byteOffset + 10, Math.max(0, segment.length - 10))
  try {
    const isLittle = view.getUint16(0) === 0x4949
    const table = view.getUint32(4, isLittle)
    const count = view.getUint16(table, isLittle)
    for (let entry = table + 2; entry < table + 2 + 12 * count; entry += 12) {
      if (view.getUint16(entry, isLittle) !== 0x0112) continue
      const value = view.getUint16(entry + 8, isLittle)
      return value > 1 && value <= 8 ? value : undefined
    }
  } catch {
    // the segment ends too early, so it says nothing
  }
  return undefined
}

/** A segment that says nothing but the orientation: "Exif", a big-endian table at byte 8, and its one entry. */
function orientationSegment(orientation: number): Uint8Array<ArrayBuffer> {
  const bytes = `ffe1 0022 457869660000 4d4d002a00000008 0001 011200030000000100 0${orientation}0000 00000000`
  return Uint8Array.from(bytes.replaceAll(' ', '').match(/../g)!, (byte) => Number.parseInt(byte, 16))
}
