/**
 * `npm run bench` measures the production build against the budgets of performance.md, prints their table and writes
 * tests/bench/results.json, after each group of measurements again. It exits with 1 if a byte budget is exceeded or a
 * measurement failed, but not for times, because these depend on the machine and its other work. `--quick` measures
 * fewer rounds and builds only if the build is outdated. `--only TEXT` measures only the groups whose name contains this
 * text. `--dry` writes no file, nor does `--only`. `--against FOLDER` also measures another build in the same rounds,
 * and prints the portal's values as fractions of that build's.
 */
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright'
import { startSandbox } from '../../sandbox/server.ts'
import { chromiumOptions } from '../chromium.ts'
import { checkHeaders } from './check-headers.ts'
import { timeBuild, timeGenerate } from './commands.ts'
import { type Candidate, figureOf, interleave, type Measurement, type Sample } from './interleave.ts'
import { measureAddressKey, measureClaimKey } from './keystroke.ts'
import {
  measureAmountKey,
  measureLongHistory,
  measureMemberPage,
  measureOpenClaim,
  measurePublicPage,
  measureRouteChange,
  sessionOf,
} from './pages.ts'
import { type Group, type Measured, printTable, tableOf } from './report.ts'
import { runTasks } from './run.ts'
import { serveAll, type Served } from './served.ts'
import { measureServers } from './servers.ts'
import { measureTimeToContent } from './time-to-content.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const dist = `${root}dist`
const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    dry: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
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

/** Calls `make` once, when its result is needed first. A failure is not kept, so that the next call tries again. */
function lazily<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    }))
}

const sandbox = lazily(() => startSandbox({ port: 0, database: ':memory:', quiet: true }))
const served = lazily(async (): Promise<Served> => {
  const { url: services } = await sandbox()
  const all = await serveAll(root, services, options.against)
  say(`served by ${all.portal.by}`)
  if (all.portal.by.startsWith('nginx')) reportHeaders(await checkHeaders(all.portal.url, all.folder, services))
  return all
})

/** Prints the problems that the check of the deployed configuration found. */
function reportHeaders({ checked, problems }: Awaited<ReturnType<typeof checkHeaders>>): void {
  say(
    `headers of ${checked} kinds of answers: ${problems.length === 0 ? 'as tools/security-headers.ts says' : 'WRONG'}`,
  )
  for (const problem of problems) console.log(`          ${problem}`)
  if (problems.length > 0) process.exitCode = 1
}

const signedIn = (persona: string) =>
  lazily(async () => {
    const { portal } = await served()
    const browser = await chromium.launch(chromiumOptions())
    return sessionOf(browser, portal.url, persona).finally(() => browser.close())
  })
const member = signedIn('default')
const claimant = signedIn('many')

interface PageTask {
  readonly group: Group
  readonly rounds: number
  /** candidates beside the portal and the build of `--against` */
  readonly beside?: readonly Candidate[]
  /** @param url the base URL of the candidate's server */
  readonly once: (browser: Browser, url: string, candidate: Candidate) => Promise<Sample>
}

const PAGES: readonly PageTask[] = [
  // these figures are only a few percent below their limits, so they are measured in more rounds than the others
  {
    group: 'signIn',
    rounds: 21,
    beside: ['static', 'hand'],
    once: (browser, url, candidate) =>
      measurePublicPage(browser, `${url}/en/${candidate === 'static' || candidate === 'hand' ? candidate : 'login'}`),
  },
  ...(['dashboard', 'claimType'] as const).map((page): PageTask => ({
    group: page,
    rounds: 7,
    beside: ['hand'],
    once: async (browser, url, candidate) =>
      measureMemberPage(browser, url, await member(), { page, by: candidate === 'hand' ? 'hand' : 'portal' }),
  })),
  {
    group: 'openClaim',
    rounds: 9,
    beside: ['hand'],
    once: async (browser, url, candidate) =>
      measureOpenClaim(browser, url, await member(), candidate === 'hand' ? 'hand' : 'portal'),
  },
  {
    group: 'amountKey',
    rounds: 5,
    beside: ['hand'],
    once: async (browser, url, candidate) =>
      measureAmountKey(browser, url, await member(), candidate === 'hand' ? 'hand' : 'portal'),
  },
  ...([4, 1] as const).map((slowdown): PageTask => ({
    group: `routeX${slowdown}`,
    rounds: 9,
    once: async (browser, url) => measureRouteChange(browser, url, { slowdown, session: await member() }),
  })),
  { group: 'long', rounds: 5, once: async (browser, url) => measureLongHistory(browser, url, await claimant()) },
  { group: 'arrival', rounds: 5, once: async (_, url) => measureTimeToContent(url, await claimant()) },
  ...(['usualKey', 'largestKey'] as const).map((group): PageTask => ({
    group,
    rounds: 3,
    once: async (browser, url) => measureClaimKey(browser, url, await member(), group === 'usualKey' ? 1 : 10),
  })),
  { group: 'addressKey', rounds: 3, once: async (browser, url) => measureAddressKey(browser, url, await member()) },
]

/** Measures a page. Each group has its own browser, so that a browser that crashes fails one group only. */
async function measurePage({ rounds, beside = [], once }: PageTask): Promise<Measurement> {
  const { portal, before } = await served()
  const browser = await chromium.launch(chromiumOptions())
  const candidates: readonly Candidate[] = ['portal', ...(before ? (['before'] as const) : []), ...beside]
  return interleave(candidates, options.quick ? 2 : rounds, (candidate) =>
    once(browser, (candidate === 'before' ? before! : portal).url, candidate),
  ).finally(() => browser.close())
}

const command = async (seconds: number): Promise<Measurement> =>
  new Map([['portal' as const, { time: figureOf([seconds * 1000]) }]])

const allTasks = [
  { group: 'generate' as const, measure: async () => command(timeGenerate(root)) },
  ...(!options.quick || isOutOfDate()
    ? [{ group: 'build' as const, measure: async () => command(timeBuild(root)) }]
    : []),
  { group: 'servers' as const, measure: () => measureServers(root, options.quick ? 1 : 5) },
  ...PAGES.map((page) => ({ group: page.group, measure: () => measurePage(page) })),
]
const tasks = allTasks.filter(({ group }) => group.includes(options.only))
if (tasks.length === 0) {
  console.error(`No group has "${options.only}" in its name: ${allTasks.map(({ group }) => group).join(', ')}`)
  process.exit(2)
}

const before = busyness()
const peers = JSON.parse(readFileSync(`${root}tests/bench/peers.json`, 'utf8')) as Record<string, string>
const table = (measured: Measured) => tableOf(measured, { isBusy: before > 1, peers })

/** Writes what has been measured so far. */
function save(measured: Measured): void {
  const isComplete = tasks.every(({ group }) => measured[group])
  if (options.dry || options.only || !existsSync(`${dist}/assets/version.json`)) return
  const { commit } = JSON.parse(readFileSync(`${dist}/assets/version.json`, 'utf8')) as { commit: string }
  writeFileSync(
    `${root}tests/bench/results.json`,
    `${JSON.stringify({ date: new Date().toISOString().slice(0, 10), commit, node: process.versions.node, quick: options.quick, busyBefore: before, isComplete, table: table(measured) }, undefined, 2)}\n`,
  )
}

const measured = await runTasks(
  tasks.map((task) => ({ ...task, measure: () => (say(task.group), task.measure()) })),
  save,
)
const rows = table(measured).filter(({ measured: found }) => !options.only || found !== 'not measured')
printTable(rows)
if (before > 0.5)
  console.log(
    `The machine was busy before it began (${before} processes for each processor): ratios and bytes hold, times do not.`,
  )
if (rows.some(({ status }) => status === 'OVER' || status === 'FAILED')) process.exitCode = 1
await served().then(({ close }) => close())
// ends the process explicitly, because the sandbox's open database connection would keep it running
process.exit()
