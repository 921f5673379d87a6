/** A reason why a receipt photo may be hard to read. */
export type PhotoIssue = 'blurred' | 'small'

/**
 * Minimum number of pixels on the shorter side of a photo. In a smaller photo, the digits of a receipt are only a few
 * pixels high.
 */
const ENOUGH_PIXELS = 500
/**
 * Width to which photos are scaled before their sharpness is measured, so that a larger photo is not rated as sharper.
 */
const COMPARED_WIDTH = 640
/** Minimum sharpness of a photo with legible letters. */
const SHARP = 60

/**
 * Returns the first problem of the photo: it is too small, or it is blurred. Returns undefined if the photo has no
 * problem, or if the browser cannot decode it.
 */
export async function checkPhotoQuality(file: Blob): Promise<PhotoIssue | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return undefined
  if (Math.min(bitmap.width, bitmap.height) < ENOUGH_PIXELS) return 'small'
  const scale = Math.min(1, COMPARED_WIDTH / bitmap.width)
  const { context, width, height } = canvasOf(bitmap.width * scale, bitmap.height * scale)
  context.drawImage(bitmap, 0, 0, width, height)
  return sharpness(toGrayscale(context.getImageData(0, 0, width, height).data), width) < SHARP ? 'blurred' : undefined
}

/** The photo rotated by 90° as another file of the same name; undefined if the browser cannot decode it. */
export async function rotateClockwise(file: File): Promise<File | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return undefined
  const { canvas, context, width } = canvasOf(bitmap.height, bitmap.width)
  context.translate(width, 0)
  context.rotate(Math.PI / 2)
  context.drawImage(bitmap, 0, 0)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9))
  return blob ? new File([blob], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: blob.type }) : undefined
}

function canvasOf(wanted: number, high: number) {
  const [width, height] = [Math.round(wanted), Math.round(high)]
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  return { canvas, context: canvas.getContext('2d', { willReadFrequently: true })!, width, height }
}

/** Brightness of each pixel, 0 to 255. */
function toGrayscale(pixels: Uint8ClampedArray): Float32Array {
  const grey = new Float32Array(pixels.length / 4)
  for (let at = 0; at < grey.length; at += 1)
    grey[at] = 0.299 * pixels[4 * at]! + 0.587 * pixels[4 * at + 1]! + 0.114 * pixels[4 * at + 2]!
  return grey
}

/** The variance of the Laplacian: edges raise it, blur lowers it. */
export function sharpness(grey: ArrayLike<number>, width: number): number {
  let [sum, squares, count] = [0, 0, 0]
  for (let at = width; at < grey.length - width; at += 1) {
    if (at % width === 0 || at % width === width - 1) continue
    const edge = grey[at - 1]! + grey[at + 1]! + grey[at - width]! + grey[at + width]! - 4 * grey[at]!
    sum += edge
    squares += edge * edge
    count += 1
  }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2
}
