/**
 * `npm run bench:receipts` reads all receipts of `receipts.ts` with the receipt reader of the production build, as PDFs
 * and as photos. It prints how many dates, amounts, providers and professions are right, missing and wrong, the time for each receipt, and the
 * size of the downloads. It exits with 1 if a goal is missed. `-- --pdf` leaves out the photos, and `-- --save FOLDER`
 * saves them.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium, type Page } from 'playwright'
import { chromiumOptions } from '../../../tools/chromium.ts'
import { servePortal } from '../../../tools/serve.ts'
import { photograph, readerOf, readInPage, type ReadValues, type Shot, sentBytes } from './reader-page.ts'
import { HELD_OUT, makeReceipts, type Receipt, TODAY } from './receipts.ts'
import { pdfOf } from './sheet.ts'

const dist = fileURLToPath(new URL('../../../dist', import.meta.url))
const FIELDS = ['amount', 'date', 'provider', 'profession'] as const
type Field = (typeof FIELDS)[number]

interface Outcome {
  readonly receipt: Receipt
  readonly read: ReadValues
}

/**
 * For each kind of file: the largest allowed share of wrong values and the smallest allowed share of correct amounts.
 */
const GOALS = {
  PDFs: { wrong: 0.01, amount: 0.95 },
  photos: { wrong: 0.01, amount: 0.8 },
} as const
type Kind = keyof typeof GOALS

const verdict = ({ receipt, read }: Outcome, field: Field): 'right' | 'silent' | 'wrong' =>
  read[field] === undefined ? (receipt[field] ? 'silent' : 'right') : read[field] === receipt[field] ? 'right' : 'wrong'

const share = (part: number, whole: number): string => (whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`)

function print(kind: Kind, outcomes: readonly Outcome[]): boolean {
  const groups = [
    ['layouts looked at', outcomes.filter(({ receipt }) => !HELD_OUT.includes(receipt.layout))],
    ['layouts held out', outcomes.filter(({ receipt }) => HELD_OUT.includes(receipt.layout))],
    ['all', outcomes],
  ] as const
  for (const field of FIELDS)
    for (const [name, some] of groups) {
      const count = (wanted: string) => some.filter((each) => verdict(each, field) === wanted).length
      const figures = (['right', 'silent', 'wrong'] as const).map(
        (each) => `${each} ${share(count(each), some.length).padStart(7)}`,
      )
      console.log(`${kind.padEnd(7)}${field.padEnd(12)}${name.padEnd(20)}${figures.join('   ')}   of ${some.length}`)
    }
  for (const each of outcomes)
    for (const field of FIELDS)
      if (verdict(each, field) === 'wrong')
        console.log(`  wrong: ${each.receipt.id} ${field} ${each.read[field]} for ${each.receipt[field]}`)
      else if (verdict(each, field) === 'silent') console.log(`  silent: ${each.receipt.id} ${field}`)
  const times = outcomes.map(({ read }) => read.milliseconds).toSorted((a, b) => a - b)
  console.log(
    `${kind}: median ${Math.round(times[times.length >> 1]!)} ms for a receipt, longest ${Math.round(times.at(-1)!)} ms\n`,
  )
  const wrong = FIELDS.map(
    (field) => outcomes.filter((each) => verdict(each, field) === 'wrong').length / outcomes.length,
  )
  const amounts = outcomes.filter((each) => verdict(each, 'amount') === 'right').length / outcomes.length
  return Math.max(...wrong) <= GOALS[kind].wrong && amounts >= GOALS[kind].amount
}

/**
 * The conditions under which a receipt is photographed. Each photo differs slightly from the others, and is the same in
 * every run.
 */
function shotOf(index: number): Shot {
  const part = (step: number) => ((index * step) % 17) / 16
  return {
    tilt: (part(5) - 0.5) * 4,
    blur: part(7) * 1.4,
    shadow: part(3) * 0.55,
    noise: 6 + part(11) * 18,
    crumple: part(13) * 6,
    pixelsPerPoint: 2.2 + part(2),
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { pdf: { type: 'boolean' }, save: { type: 'string' } } })
  if (!existsSync(dist)) throw new Error('There is no build: npm run build')
  const portal = await servePortal({ port: 0, dist, services: 'http://localhost:9' })
  const browser = await chromium.launch(chromiumOptions())
  const context = await browser.newContext({ bypassCSP: true })
  try {
    const page = await context.newPage()
    const sent = new Set<string>()
    context.on('response', (response) => sent.add(new URL(response.url()).pathname))
    await page.goto(`${portal.url}/check-browser.js`)
    const receipts = makeReceipts()
    const reached = [print('PDFs', await readPdfs(page, receipts))]
    await printBytes('first PDF', sent)
    if (!values.pdf) {
      sent.clear()
      reached.push(print('photos', await readPhotos(page, receipts, values.save)))
      await printBytes('first photo', sent)
    }
    if (reached.includes(false)) process.exitCode = 1
  } finally {
    await browser.close()
    await portal.close()
  }
}

async function readPdfs(page: Page, receipts: readonly Receipt[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const receipt of receipts) {
    const file = Buffer.from(await pdfOf(receipt.sheet)).toString('base64')
    outcomes.push({ receipt, read: await readInPage(page, readerOf(dist), file, 'application/pdf', TODAY) })
  }
  return outcomes
}

async function readPhotos(page: Page, receipts: readonly Receipt[], folder?: string): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const [index, receipt] of receipts.entries()) {
    const file = await photograph(page, receipt.sheet, shotOf(index), index + 1)
    if (folder) {
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, `${receipt.id}.jpg`), Buffer.from(file, 'base64'))
    }
    outcomes.push({ receipt, read: await readInPage(page, readerOf(dist), file, 'image/jpeg', TODAY) })
  }
  return outcomes
}

async function printBytes(what: string, sent: ReadonlySet<string>): Promise<void> {
  const bytes = [...sent].filter((path) => path.startsWith('/assets/')).map((path) => sentBytes(dist, path))
  console.log(`${what}: ${(bytes.reduce((sum, each) => sum + each, 0) / 1e6).toFixed(2)} MB in ${bytes.length} files\n`)
}

await main()
