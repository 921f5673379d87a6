import languageUrl from '@tesseract.js-data/fra/4.0.0_best_int/fra.traineddata.gz?url'
import { createWorker, OEM, PSM } from 'tesseract.js'
import ocrCoreUrl from 'tesseract.js-core/tesseract-core-simd-lstm.wasm.js?url'
import ocrWorkerUrl from 'tesseract.js/dist/worker.min.js?url'
import type { ReadReceipt } from './receipt-worker.ts'

/** Longest side of the photo that is read, in pixels. Letters get no clearer beyond it, and reading takes longer. */
const LONGEST = 2000

/** Reads the text of a photo by lines, and reports how far it is. */
export async function readPhoto(photo: ImageBitmapSource, onProgress: (share: number) => void): Promise<ReadReceipt> {
  const canvas = await scaled(photo)
  const worker = await createWorker('fra', OEM.LSTM_ONLY, {
    workerPath: ocrWorkerUrl,
    corePath: ocrCoreUrl,
    langPath: languageUrl.slice(0, languageUrl.lastIndexOf('/')),
    workerBlobURL: false,
    // The browser's own cache keeps the file.
    cacheMethod: 'none',
    logger: ({ status, progress }) => {
      if (status === 'recognizing text') onProgress(progress)
    },
  })
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_COLUMN, preserve_interword_spaces: '1' })
  const { data } = await worker.recognize(canvas, {}, { blocks: true })
  await worker.terminate()
  const lines = (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((each) => each.lines))
  return {
    lines: lines.map(({ text, words }) => ({
      text: text.trim(),
      confidence: Math.min(100, ...words.filter((word) => /\d/.test(word.text)).map((word) => word.confidence)),
    })),
    crop: async (index) => {
      const line = lines[index]
      if (!line) return undefined
      const { x0, y0, x1, y1 } = line.bbox
      const room = (y1 - y0) / 2
      const part = new OffscreenCanvas(x1 - x0 + 2 * room, y1 - y0 + 2 * room)
      part.getContext('2d')!.drawImage(canvas, room - x0, room - y0)
      return part.convertToBlob()
    },
  }
}

async function scaled(photo: ImageBitmapSource): Promise<OffscreenCanvas> {
  const bitmap = await createImageBitmap(photo)
  const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height))
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale))
  canvas.getContext('2d')!.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return canvas
}
