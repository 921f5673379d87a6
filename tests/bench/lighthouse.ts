/**
 * `npm run bench:lighthouse` runs Lighthouse with its settings for a phone against the production build behind its real
 * headers: each public page by its URL, and, as a signed-in member, the dashboard, the first step of a claim and the
 * history. It prints the scores (0 to 100) and the total blocking time. It exits with 1 if accessibility or best
 * practices are below 100 on a page, or a page could not be opened; performance depends on the machine. `--only TEXT`
 * opens only pages whose path contains this text.
 */
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import type { PageDefinition } from '../../src/platform/pages/page-registry.ts'
import { loginOf } from '../../sandbox/personas.ts'
import { startSandbox } from '../../sandbox/server.ts'
import { firstLine } from '../../tools/bench/interleave.ts'
import { withLimit } from '../../tools/bench/run.ts'
import { KEEP_SESSION } from '../../tools/bench/session.ts'
import { chromiumOptions, findChromium } from '../../tools/chromium.ts'
import { loadPageTable } from '../../tools/page-table.ts'
import { servePortal } from '../../tools/serve.ts'
import { SandboxControl } from '../support/sandbox-control.ts'

const { values: options } = parseArgs({ options: { only: { type: 'string', default: '' } } })

interface Report {
  readonly lhr: {
    readonly runtimeError?: { readonly message: string }
    readonly categories: Readonly<
      Record<string, { readonly score: number | null; readonly auditRefs: readonly { readonly id: string }[] }>
    >
    readonly audits: Readonly<Record<string, { readonly score: number | null; readonly numericValue?: number }>>
  }
}
interface Page {
  readonly evaluateOnNewDocument: (script: string) => Promise<unknown>
}
interface Browser {
  readonly newPage: () => Promise<Page>
  readonly close: () => Promise<void>
}
type Lighthouse = (url: string, flags: object, config: undefined, page: Page) => Promise<Report | undefined>
interface Puppeteer {
  readonly launch: (options: object) => Promise<Browser>
}

/** Lighthouse is no dependency: npx installs it, and puts the folder of its command into the path (package.json). */
async function loadLighthouse(): Promise<{ readonly lighthouse: Lighthouse; readonly puppeteer: Puppeteer }> {
  const folder = (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((commands) => join(dirname(commands), 'lighthouse'))
    .find((each) => existsSync(join(each, 'core/index.js')))
  if (!folder) throw new Error('Lighthouse is not installed: start this with npm run bench:lighthouse')
  const load = async (file: string) => ((await import(pathToFileURL(file).href)) as { default: unknown }).default
  return {
    lighthouse: (await load(join(folder, 'core/index.js'))) as Lighthouse,
    puppeteer: (await load(createRequire(join(folder, 'package.json')).resolve('puppeteer-core'))) as Puppeteer,
  }
}

const isPublic = ({ access, prerender }: PageDefinition): boolean => access === 'public' && prerender === true
const PATHS = [
  ...(await loadPageTable()).filter(isPublic).map(({ path }) => ({ path: `/en/${path}`, isMember: false })),
  ...['/en/dashboard', '/en/submit-claim/claim-type', '/en/history'].map((path) => ({ path, isMember: true })),
].filter(({ path }) => path.includes(options.only))
/** Categories in which every page should reach 100. */
const FULL = ['accessibility', 'best-practices'] as const

const { lighthouse, puppeteer } = await loadLighthouse()
const world = await startSandbox({ port: 0, database: ':memory:', quiet: true })
const dist = fileURLToPath(new URL('../../dist', import.meta.url))
const portal = await servePortal({ port: 0, dist, services: world.url })
const session = await new SandboxControl(world.url).sessionOf(loginOf('default'))
const { args = [], chromiumSandbox } = chromiumOptions()
const browser = await puppeteer.launch({
  executablePath: findChromium(),
  args: [...args, ...(chromiumSandbox ? [] : ['--no-sandbox'])],
})

/** Opens a page with Lighthouse. Returns its row of the table; throws an error if the page could not be opened. */
async function rowOf({ path, isMember }: (typeof PATHS)[number]): Promise<readonly string[]> {
  const page = await browser.newPage()
  if (isMember)
    await page.evaluateOnNewDocument(
      `for (const [key, value] of ${JSON.stringify(Object.entries(session))}) sessionStorage.setItem(key, value)\n${KEEP_SESSION}`,
    )
  const report = await lighthouse(
    portal.url + path,
    { disableStorageReset: isMember, logLevel: 'silent' },
    undefined,
    page,
  )
  if (!report || report.lhr.runtimeError) throw new Error(report?.lhr.runtimeError?.message ?? 'no report')
  const { categories, audits } = report.lhr
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const missed = FULL.flatMap((name) =>
    (categories[name]?.auditRefs ?? []).filter(({ id }) => (audits[id]?.score ?? 1) < 1).map(({ id }) => id),
  )
  if (FULL.some((name) => score(name) < 100)) process.exitCode = 1
  const blocking = `${Math.round(audits['total-blocking-time']?.numericValue ?? 0)} ms`
  return [path, ...['performance', ...FULL].map((name) => String(score(name))), blocking, missed.join(', ')]
}

const rows: (readonly string[])[] = [
  ['page', 'performance', 'accessibility', 'best practices', 'blocking', 'not passed'],
]
for (const each of PATHS) {
  // a trace can fail on a busy machine, so a failed page is opened once more
  const open = () => withLimit(each.path, rowOf(each))
  rows.push(
    await open()
      .catch(open)
      .catch((error: unknown) => {
        process.exitCode = 1
        return [each.path, `failed: ${firstLine(error)}`]
      }),
  )
}
await browser.close()
const widths = rows[0]!.map((title, column) =>
  column === 0 ? Math.max(...rows.map(([path]) => path!.length)) : title.length,
)
for (const row of rows)
  console.log(
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  )
process.exit()
