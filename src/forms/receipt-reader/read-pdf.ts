import { getDocument, GlobalWorkerOptions, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
// oxlint-disable-next-line import/default -- Vite returns the URL of the bundled worker
import pdfWorkerUrl from 'pdfjs-dist/legacy/build/pdf.worker.mjs?worker&url'
import type { ReadReceipt, ReceiptLine, ReceiptLineBox } from './receipt-rules.ts'

/** Maximum number of pages of a receipt. A longer document is a statement, with amounts for many visits. */
const MOST_PAGES = 3
/** Pixels per point: for the picture of a line that the member sees, and for a scanned page that is read as a photo. */
const SHOWN = 2
const SCANNED = 200 / 72

interface Piece {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Makes canvases for pdf.js without a document, because a worker has none. */
class WorkerCanvasFactory {
  create(width: number, height: number) {
    const canvas = new OffscreenCanvas(width, height)
    return { canvas, context: canvas.getContext('2d') }
  }
  reset(target: { canvas: OffscreenCanvas }, width: number, height: number) {
    Object.assign(target.canvas, { width, height })
  }
  destroy(target: { canvas: OffscreenCanvas }) {
    Object.assign(target.canvas, { width: 0, height: 0 })
  }
}

/** Replaces the filters of pdf.js, which need elements of a document. Receipts need no filters. */
class NoFilterFactory {
  addFilter = () => 'none'
  addHCMFilter = () => 'none'
  addAlphaFilter = () => 'none'
  addLuminosityFilter = () => 'none'
  addHighlightHCMFilter = () => 'none'
  addKnockoutFilter = () => 'none'
  destroy = () => undefined
}

/**
 * Reads the lines of text in a PDF. If the PDF has no text, it is a scan: its first page is drawn, and `readScan` reads
 * it as a photo. Throws an error if the file is not a PDF or has a password.
 */
export async function readPdf(
  file: Blob,
  readScan: (page: OffscreenCanvas) => Promise<ReadReceipt>,
): Promise<ReadReceipt> {
  GlobalWorkerOptions.workerPort = new Worker(pdfWorkerUrl, { type: 'module' })
  const { fonts } = globalThis as { fonts?: unknown }
  const task = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    CanvasFactory: WorkerCanvasFactory,
    FilterFactory: NoFilterFactory,
    // If a browser's workers have no fonts, pdf.js draws letters as shapes.
    ownerDocument: { fonts } as unknown as HTMLDocument,
    disableFontFace: !fonts,
    verbosity: 0,
  })
  const document = await task.promise
  if (document.numPages > MOST_PAGES) return { lines: [], crop: async () => undefined }
  const pages = await Promise.all(Array.from({ length: document.numPages }, (_, at) => document.getPage(at + 1)))
  const read = await Promise.all(
    pages.map(async (page) => groupLines(await piecesOf(page)).map((line) => ({ page, ...line }))),
  )
  const lines = read.flat()
  if (lines.length === 0 && pages[0]) return readScan(await drawn(pages[0], SCANNED))
  return {
    lines,
    crop: async (index) => {
      const line = lines[index]
      return line && (await drawn(line.page, SHOWN, line.box)).convertToBlob()
    },
  }
}

async function piecesOf(page: PDFPageProxy): Promise<Piece[]> {
  const { transform } = page.getViewport({ scale: 1 })
  const [, , , flip = -1, left = 0, top = 0] = transform
  const { items } = await page.getTextContent()
  return items.flatMap((item) => {
    if (!('str' in item) || !item.str.trim()) return []
    const [, , , , x = 0, y = 0] = item.transform as number[]
    return [{ text: item.str, x: x + left, y: y * flip + top, width: item.width, height: item.height }]
  })
}

/** Joins pieces of text that are on the same line, from left to right, with a space at each gap. */
function groupLines(pieces: readonly Piece[]): (ReceiptLine & { readonly box: ReceiptLineBox })[] {
  const rows: Piece[][] = []
  for (const piece of pieces.toSorted((a, b) => a.y - b.y)) {
    const row = rows.at(-1)
    if (row && Math.abs(row[0]!.y - piece.y) < Math.min(row[0]!.height, piece.height) / 2) row.push(piece)
    else rows.push([piece])
  }
  return rows.map((row) => {
    const parts = row.toSorted((a, b) => a.x - b.x)
    const text = parts.reduce((before, piece, at) => {
      const last = parts[at - 1]
      const gap = last ? piece.x - last.x - last.width : 0
      return `${before}${gap > piece.height / 8 ? ' ' : ''}${piece.text}`
    }, '')
    const [first, last] = [parts[0]!, parts.at(-1)!]
    const height = Math.max(...parts.map((each) => each.height))
    return {
      text,
      box: { x: first.x, y: first.y - height, width: last.x + last.width - first.x, height: height * 1.3 },
    }
  })
}

/** Draws a page, or the part of it in a box with a small margin. */
async function drawn(page: PDFPageProxy, scale: number, box?: ReceiptLineBox): Promise<OffscreenCanvas> {
  const whole = page.getViewport({ scale: 1 })
  const { x, y, width, height } = box ?? { x: 0, y: 0, width: whole.width, height: whole.height }
  const room = box ? height / 2 : 0
  const canvas = new OffscreenCanvas((width + 2 * room) * scale, (height + 2 * room) * scale)
  const viewport = page.getViewport({ scale, offsetX: (room - x) * scale, offsetY: (room - y) * scale })
  await page.render({
    canvas: null,
    canvasContext: canvas.getContext('2d') as unknown as CanvasRenderingContext2D,
    viewport,
  }).promise
  return canvas
}
