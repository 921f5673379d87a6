import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { KNOWN_PROVIDERS } from './receipts.ts'
import type { Sheet } from './sheet.ts'

/** The conditions under which a photo of a receipt is taken. */
export interface Shot {
  /** rotation in degrees */
  readonly tilt: number
  /** blur radius in pixels */
  readonly blur: number
  /** darkness of the shadow at the darkest edge, 0 to 1 */
  readonly shadow: number
  /** noise in grey levels */
  readonly noise: number
  /** pixels by which folds shift the paper */
  readonly crumple: number
  readonly pixelsPerPoint: number
}

export interface ReadValues {
  readonly amount: string | undefined
  readonly date: string | undefined
  readonly provider: string | undefined
  readonly profession: string | undefined
  readonly milliseconds: number
}

/** Reads files in a browser page with the worker of the build. The page and the build have the same origin. */
export async function readInPage(
  page: Page,
  workerPath: string,
  file: string,
  type: string,
  today: string,
): Promise<ReadValues> {
  return page.evaluate(
    async ([path, content, mime, day, known]) => {
      const bytes = Uint8Array.from(atob(content), (letter) => letter.codePointAt(0)!)
      const start = performance.now()
      const worker = new Worker(path, { type: 'module' })
      type Found = { readonly value: string } | undefined
      type Fields = 'amountPaid' | 'dateOfService' | 'provider' | 'profession'
      const answer = await new Promise<{ failed?: string; reading?: Record<Fields, Found> }>((resolve, reject) => {
        worker.addEventListener('message', ({ data }: MessageEvent<object>) => {
          if (!('progress' in data)) resolve(data)
        })
        worker.addEventListener('error', ({ message }) => reject(new Error(message)))
        worker.postMessage({ file: new File([bytes], 'receipt', { type: mime }), today: day, providers: known })
      })
      worker.terminate()
      if (!answer.reading) throw new Error(answer.failed)
      const { amountPaid, dateOfService, provider, profession } = answer.reading
      return {
        amount: amountPaid?.value,
        date: dateOfService?.value,
        provider: provider?.value,
        profession: profession?.value,
        milliseconds: performance.now() - start,
      }
    },
    [workerPath, file, type, today, KNOWN_PROVIDERS] as const,
  )
}

/** The file name of the receipt worker in the build. */
export function readerOf(dist: string): string {
  const name = readdirSync(join(dist, 'assets')).find((file) => /^worker-receipt-worker-.*\.js$/.test(file))
  if (!name) throw new Error('The build has no reader of receipts')
  return `/assets/${name}`
}

/** Compressed size in bytes of a file of the build, as the server sends it. */
export function sentBytes(dist: string, path: string): number {
  const file = join(dist, path)
  try {
    return readFileSync(`${file}.br`).length
  } catch {
    return readFileSync(file).length
  }
}

/** Draws a receipt on a sheet of paper on a table, and takes a photo of it. Returns a JPEG in base64. */
export async function photograph(page: Page, sheet: Sheet, shot: Shot, seed: number): Promise<string> {
  return page.evaluate(
    async ([{ width, height, pieces }, { tilt, blur, shadow, noise, crumple, pixelsPerPoint: scale }, start]) => {
      let state = start
      const chance = () => {
        state = (Math.imul(state, 1664525) + 1013904223) | 0
        return (state >>> 0) / 4294967296
      }
      const canvasOf = (w: number, h: number) => {
        const canvas = new OffscreenCanvas(Math.round(w), Math.round(h))
        return { canvas, context: canvas.getContext('2d')! }
      }
      const paper = canvasOf(width * scale, height * scale)
      paper.context.fillStyle = '#f6f3ec'
      paper.context.fillRect(0, 0, paper.canvas.width, paper.canvas.height)
      paper.context.fillStyle = '#26262a'
      paper.context.textBaseline = 'top'
      for (const { text, x, y, right, size = 10, bold, mono } of pieces) {
        paper.context.font = `${bold ? 'bold ' : ''}${size * scale}px ${mono ? 'Courier, monospace' : 'Helvetica, Arial, sans-serif'}`
        const left = right ? x * scale - paper.context.measureText(text).width : x * scale
        paper.context.fillText(text, left, y * scale)
      }
      // Simulates folds by shifting columns of the paper up and down.
      const folded = canvasOf(paper.canvas.width, paper.canvas.height + 2 * crumple)
      const wave = 180 + chance() * 200
      for (let x = 0; x < paper.canvas.width; x += 2)
        folded.context.drawImage(
          paper.canvas,
          x,
          0,
          2,
          paper.canvas.height,
          x,
          crumple + Math.sin(x / wave) * crumple,
          2,
          paper.canvas.height,
        )
      const margin = 60
      const photo = canvasOf(folded.canvas.width + 2 * margin, folded.canvas.height + 2 * margin)
      const { context } = photo
      context.fillStyle = '#8a7a66'
      context.fillRect(0, 0, photo.canvas.width, photo.canvas.height)
      context.translate(photo.canvas.width / 2, photo.canvas.height / 2)
      context.rotate((tilt * Math.PI) / 180)
      context.filter = `blur(${blur}px)`
      context.drawImage(folded.canvas, -folded.canvas.width / 2, -folded.canvas.height / 2)
      context.resetTransform()
      context.filter = 'none'
      const dark = context.createLinearGradient(0, 0, photo.canvas.width, photo.canvas.height * chance())
      dark.addColorStop(0, `rgb(0 0 0 / ${shadow})`)
      dark.addColorStop(0.7, 'rgb(0 0 0 / 0)')
      context.fillStyle = dark
      context.fillRect(0, 0, photo.canvas.width, photo.canvas.height)
      const pixels = context.getImageData(0, 0, photo.canvas.width, photo.canvas.height)
      for (let at = 0; at < pixels.data.length; at += 4) {
        const more = (chance() - 0.5) * 2 * noise
        for (const part of [0, 1, 2]) pixels.data[at + part]! += more
      }
      context.putImageData(pixels, 0, 0)
      const bytes = new Uint8Array(
        await (await photo.canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 })).arrayBuffer(),
      )
      let binary = ''
      for (const byte of bytes) binary += String.fromCodePoint(byte)
      return btoa(binary)
    },
    [sheet, shot, seed] as const,
  )
}
