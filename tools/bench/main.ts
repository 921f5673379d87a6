/**
 * `npm run bench` measures the production build against the budgets of performance.md, prints their table and writes
 * tests/bench/results.json. It exits with 1 only if a byte budget is exceeded, because times depend on the machine and
 * its other work. `--quick` measures fewer rounds and builds only if the build is outdated. `--dry` writes no file.
 * `--against FOLDER` also measures another build in the same rounds, and prints the portal's values as fractions of
 * that build's.
 */
import { createHash } from 'node:crypto'
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { chromium } from 'playwright'
import { startSandbox } from '../../sandbox/server.ts'
import { chromiumOptions } from '../chromium.ts'
import { servePortal } from '../serve.ts'
import { measureTimeToContent } from './time-to-content.ts'
import { checkHeaders } from './check-headers.ts'
import { timeBuild, timeGenerate } from './commands.ts'
import { measureAddressKey, measureClaimKey } from './keystroke.ts'
import { serveWithNginx, type RunningPortal } from './nginx.ts'
import { measureDashboard, measureLongHistory, measurePublicPage, measureRouteChange, sessionOf } from './pages.ts'
import { printTable, tableOf, type Measured } from './report.ts'
import { measureServers } from './servers.ts'
import { type Candidate, interleave, type Sample, type Measurement } from './interleave.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const dist = `${root}dist`
const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    dry: { type: 'boolean', default: false },
    against: { type: 'string' },
  },
})

/** True if a source file of the build is newer than the build. */
function isOutOfDate(): boolean {
  if (!existsSync(`${dist}/.vite/style-hashes.json`)) return true
  const built = statSync(`${dist}/index.html`).mtimeMs
  const sources = globSync(
    [
      'src/**/*.*',
      'generated/**/*.*',
      'i18n/**/*.json',
      'public/*',
      'tools/vite/**/*.ts',
      'index.html',
      'vite.config.ts',
      'package-lock.json',
    ],
    { cwd: root },
  )
  return sources.some((file) => statSync(root + file).mtimeMs > built)
}

/** The number of active processes per processor. Above 0.5, other programs affect the measured times. */
const busyness = () => Number((loadavg()[0]! / availableParallelism()).toFixed(1))

const say = (what: string) => console.log(`${new Date().toISOString().slice(11, 19)}  ${what}`)

interface Served {
  readonly portals: Readonly<Partial<Record<'portal' | 'before', RunningPortal>>>
  readonly close: () => Promise<void>
}

/**
 * Copies a build and adds two pages that are compared with the build's sign-in page: the same page without scripts, and
 * a page written by hand.
 */
function withOtherPages(folder: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'portal-bench-'))
  cpSync(folder, copy, { recursive: true })
  const page = readFileSync(join(folder, 'en/login.html'), 'utf8')
    .replaceAll(/<script[^>]*><\/script>/g, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
  const others = { static: page, hand: readFileSync(`${root}tests/bench/hand-written.html`, 'utf8') }
  // the content security policy allows inline styles only by their hash, so the hash of the hand-written page is added
  const hashes = join(copy, '.vite/style-hashes.json')
  const style = createHash('sha256')
    .update(/<style>(.*)<\/style>/s.exec(others.hand)![1]!)
    .digest('base64')
  writeFileSync(
    hashes,
    JSON.stringify([...(JSON.parse(readFileSync(hashes, 'utf8')) as string[]), `'sha256-${style}'`]),
  )
  for (const [name, html] of Object.entries(others)) {
    writeFileSync(join(copy, `en/${name}.html`), html)
    writeFileSync(join(copy, `en/${name}.html.br`), brotliCompressSync(html))
  }
  return copy
}

/** Serves the portal's build and the build for comparison, each at a separate URL. */
async function serveAll(services: string): Promise<Served> {
  const folder = withOtherPages(dist)
  const serve = async (from: string): Promise<RunningPortal> =>
    (await serveWithNginx({ dist: from, services })) ?? {
      ...(await servePortal({ port: 0, dist: from, services })),
      by: 'tools/serve.ts, brotli files of the build (nginx is not installed)',
    }
  const portal = await serve(folder)
  const before = options.against === undefined ? undefined : await serve(options.against)
  say(`served by ${portal.by}`)
  if (portal.by.startsWith('nginx')) reportHeaders(await checkHeaders(portal.url, folder, services))
  return {
    portals: { portal, ...(before && { before }) },
    close: async () => {
      await Promise.all([portal.close(), before?.close()])
      rmSync(folder, { recursive: true })
    },
  }
}

async function measurePages(services: string): Promise<Omit<Measured, 'seconds' | 'servers' | 'isBusy'>> {
  const { portals, close } = await serveAll(services)
  const browser = await chromium.launch(chromiumOptions())
  const names = Object.keys(portals) as ('portal' | 'before')[]
  const url = (candidate: Candidate) => (candidate === 'before' ? portals.before! : portals.portal!).url
  const rounds = (all: number) => (options.quick ? 2 : all)
  const turns = (
    what: string,
    all: number,
    once: (candidate: Candidate) => Promise<Sample>,
    candidates: readonly Candidate[] = names,
  ): Promise<Measurement> => {
    say(what)
    return interleave(candidates, rounds(all), once)
  }
  try {
    say(`Chromium ${browser.version()}`)
    // a failed sign-in is tried once more, because a machine that is busy for a moment can cause a failure
    const signIn = (persona: string) =>
      sessionOf(browser, url('portal'), persona).catch(() => sessionOf(browser, url('portal'), persona))
    const member = await signIn('default')
    const claimant = await signIn('many')
    const change = (slowdown: 1 | 4) => (candidate: Candidate) =>
      measureRouteChange(browser, url(candidate), { slowdown, session: member })
    const claimKey = (visits: number) => (candidate: Candidate) =>
      measureClaimKey(browser, url(candidate), services, visits)
    return {
      // these figures are only a few percent below their limits, so they are measured in more rounds than the others
      signIn: await turns(
        'sign-in page against others',
        21,
        (candidate) =>
          measurePublicPage(
            browser,
            `${url(candidate)}/en/${candidate === 'static' || candidate === 'hand' ? candidate : 'login'}`,
          ),
        [...names, 'static', 'hand'],
      ),
      dashboard: await turns('dashboard, cold', 7, (candidate) => measureDashboard(browser, url(candidate), member)),
      route: {
        x4: await turns('dashboard to history, x4', 9, change(4)),
        x1: await turns('dashboard to history, x1', 9, change(1)),
      },
      long: await turns('ten thousand lines', 5, (candidate) => measureLongHistory(browser, url(candidate), claimant)),
      arrival: await turns('ten thousand lines, as they arrive', 5, (candidate) =>
        measureTimeToContent(url(candidate), claimant),
      ),
      keys: {
        usual: await turns('keystrokes', 3, claimKey(1)),
        largest: await turns('keystrokes, the most fields', 3, claimKey(10)),
        address: await turns('keystrokes, address', 3, (candidate) =>
          measureAddressKey(browser, url(candidate), member),
        ),
      },
    }
  } finally {
    await browser.close()
    await close()
  }
}

/** Prints the problems that the check of the deployed configuration found. */
function reportHeaders({ checked, problems }: Awaited<ReturnType<typeof checkHeaders>>): void {
  say(
    `headers of ${checked} kinds of answers: ${problems.length === 0 ? 'as tools/security-headers.ts says' : 'WRONG'}`,
  )
  for (const problem of problems) console.log(`          ${problem}`)
  if (problems.length > 0) process.exitCode = 1
}

const before = busyness()
say('generate')
const generate = timeGenerate(root)
const mustBuild = !options.quick || isOutOfDate()
if (mustBuild) say('build')
const build = mustBuild ? timeBuild(root) : undefined
say('contract mock and sandbox')
const servers = await measureServers(root, options.quick ? 1 : 5).catch((error: unknown) => ({ failed: String(error) }))
const sandbox = await startSandbox({ port: 0, database: ':memory:', quiet: true })
const pages = await measurePages(sandbox.url).finally(sandbox.close)
const measured: Measured = {
  ...pages,
  seconds: { generate, build },
  servers,
  isBusy: before > 1,
}
const rows = tableOf(
  measured,
  JSON.parse(readFileSync(`${root}tests/bench/peers.json`, 'utf8')) as Record<string, string>,
)
printTable(rows)
if (before > 0.5)
  console.log(
    `The machine was busy before it began (${before} processes for each processor): ratios and bytes hold, times do not.`,
  )
if (rows.some(({ isOver, isFailed }) => isOver || isFailed)) process.exitCode = 1
if (!options.dry) {
  const { commit } = JSON.parse(readFileSync(`${dist}/assets/version.json`, 'utf8')) as { commit: string }
  writeFileSync(
    `${root}tests/bench/results.json`,
    `${JSON.stringify({ date: new Date().toISOString().slice(0, 10), commit, node: process.versions.node, quick: options.quick, busyBefore: before, table: rows }, undefined, 2)}\n`,
  )
}
// ends the process explicitly, because the sandbox's open database connection would keep it running
process.exit()
