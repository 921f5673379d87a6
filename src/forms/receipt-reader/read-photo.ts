import languageUrl from '@tesseract.js-data/fra/4.0.0_best_int/fra.traineddata.gz?url'
import { createWorker, OEM, PSM } from 'tesseract.js'
import ocrCoreUrl from 'tesseract.js-core/tesseract-core-simd-lstm.wasm.js?url'
import ocrWorkerUrl from 'tesseract.js/dist/worker.min.js?url'
import type { ReadReceipt } from './receipt-rules.ts'

/**
 * Longest side in pixels of the photo as it is read. With more pixels, reading takes longer and the letters are no
 * clearer.
 */
const LONGEST = 2000

/**
 * Reads the lines of text in a photo, and reports progress. The French letters include the English ones. Only dates,
 * amounts and a few words are needed, so French language data is enough for both languages.
 */
export async function readPhoto(photo: ImageBitmapSource, onProgress: (share: number) => void): Promise<ReadReceipt> {
  const [canvas, worker] = await Promise.all([
    straightened(photo),
    createWorker('fra', OEM.LSTM_ONLY, {
      workerPath: ocrWorkerUrl,
      corePath: ocrCoreUrl,
      langPath: languageUrl.slice(0, languageUrl.lastIndexOf('/')),
      workerBlobURL: false,
      // The browser's own HTTP cache keeps the file.
      cacheMethod: 'none',
      logger: ({ status, progress }) => {
        if (status === 'recognizing text') onProgress(progress)
      },
    }),
  ])
  // The photo is read as one block, because a line of a receipt runs across it, from a label at the left to its amount.
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_BLOCK })
  const { data } = await worker.recognize(canvas, {}, { blocks: true })
  await worker.terminate()
  const lines = (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((each) => each.lines))
  return {
    lines: lines.map(({ words }) => ({
      text: words.map(({ text }) => text).join(' '),
      words: words.map(({ text, confidence }) => ({ text, confidence })),
    })),
    crop: async (index) => {
      const line = lines[index]
      if (!line) return undefined
      const { x0, y0, x1, y1 } = line.bbox
      const room = (y1 - y0) / 2
      const { canvas: part, context } = canvasOf(x1 - x0 + 2 * room, y1 - y0 + 2 * room)
      context.drawImage(canvas, room - x0, room - y0)
      return part.convertToBlob()
    },
  }
}

function canvasOf(width: number, height: number) {
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(width)), Math.max(1, Math.round(height)))
  return { canvas, context: canvas.getContext('2d', { willReadFrequently: true })! }
}

/** The photo in shades of grey, with shadows removed and lines of text made horizontal. */
async function straightened(photo: ImageBitmapSource): Promise<OffscreenCanvas> {
  const bitmap = await createImageBitmap(photo)
  const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height))
  const { canvas, context } = canvasOf(bitmap.width * scale, bitmap.height * scale)
  const { width, height } = canvas
  context.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  removeShadows(canvas, context)
  const angle = skewOf(canvas)
  const level = canvasOf(width, height)
  level.context.fillStyle = 'white'
  level.context.fillRect(0, 0, width, height)
  level.context.translate(width / 2, height / 2)
  level.context.rotate(-angle)
  level.context.drawImage(canvas, -width / 2, -height / 2)
  return level.canvas
}

/**
 * Side in pixels of a patch. The brightness of the paper is measured in each patch, which is as high as a few lines of
 * text.
 */
const PATCH = 32

/** Divides the brightness of each pixel by that of the paper around it. */
function removeShadows(canvas: OffscreenCanvas, context: OffscreenCanvasRenderingContext2D): void {
  const { width, height } = canvas
  const small = canvasOf(width / PATCH, height / PATCH)
  small.context.imageSmoothingQuality = 'high'
  small.context.drawImage(canvas, 0, 0, small.canvas.width, small.canvas.height)
  const wide = canvasOf(width, height)
  wide.context.imageSmoothingQuality = 'high'
  wide.context.drawImage(small.canvas, 0, 0, width, height)
  const around = wide.context.getImageData(0, 0, width, height).data
  const image = context.getImageData(0, 0, width, height)
  const { data } = image
  for (let at = 0; at < data.length; at += 4) {
    const own = 0.3 * data[at]! + 0.6 * data[at + 1]! + 0.1 * data[at + 2]!
    const paper = 0.3 * around[at]! + 0.6 * around[at + 1]! + 0.1 * around[at + 2]!
    data.fill((255 * own) / Math.max(1, paper), at, at + 3)
  }
  context.putImageData(image, 0, 0)
}

/**
 * Width in pixels of the copy in which the slope of the lines is measured, and the steepest slope that is tried, as a
 * tangent.
 */
const SKEW_WIDTH = 600
const STEEPEST = 0.1

/** Finds the slope of the lines. At the right slope, each row of pixels is either full of letters or empty. */
function skewOf(photo: OffscreenCanvas): number {
  const { canvas, context } = canvasOf(SKEW_WIDTH, (photo.height * SKEW_WIDTH) / photo.width)
  context.drawImage(photo, 0, 0, canvas.width, canvas.height)
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height)
  const dark: { readonly x: number; readonly y: number }[] = []
  // The edges of the photo are left out, because they may show the edge of the table on which the receipt lies, which
  // looks like a line of text.
  for (let y = height >> 4; y < height - (height >> 4); y += 1)
    for (let x = width >> 3; x < width - (width >> 3); x += 1) if (data[4 * (y * width + x)]! < 150) dark.push({ x, y })
  let [best, score] = [0, -1]
  for (let slope = -STEEPEST; slope <= STEEPEST; slope += 0.0025) {
    const rows = new Float32Array(height * 2)
    for (const { x, y } of dark) rows[Math.round(y - x * slope + height / 2)]! += 1
    const own = rows.reduce((sum, each, at) => sum + (each - (rows[at - 1] ?? 0)) ** 2, 0)
    if (own > score) [best, score] = [slope, own]
  }
  return Math.atan(best)
}
