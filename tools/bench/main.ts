/**
 * `npm run bench`: measures the budgets of performance.md side by side against the production build and prints their table; writes
 * tests/bench/results.json. Exits with 1 over a budget of bytes only: times depend on the machine and what else it does.
 * `--quick` measures fewer rounds and builds only what is out of date; `--dry` writes nothing.
 */
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { startSandbox } from '../../sandbox/server.ts'
import { chromiumOptions } from '../chromium.ts'
import { servePortal } from '../serve.ts'
import { checkHeaders } from './check-headers.ts'
import { requestsPerSecond, startServer, timeBuild, timeGenerate } from './commands.ts'
import { measureKeystroke } from './keystroke.ts'
import { freePort } from '../free-port.ts'
import { serveWithNginx, type RunningPortal } from './nginx.ts'
import { measureDashboard, measureLongHistory, measureRouteChange, measureSignIn, sessionOf, withStaticPage, type World } from './pages.ts'
import { printTable, tableOf, type Measured } from './report.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const dist = `${root}dist`
const { values: options } = parseArgs({ options: { quick: { type: 'boolean', default: false }, dry: { type: 'boolean', default: false } } })

/** Whether something the build reads is younger than the build. */
function isOutOfDate(): boolean {
  if (!existsSync(`${dist}/.vite/style-hashes.json`)) return true
  const built = statSync(`${dist}/index.html`).mtimeMs
  const sources = globSync(
    ['src/**/*.*', 'generated/**/*.*', 'i18n/**/*.json', 'public/*', 'tools/vite/**/*.ts', 'index.html', 'vite.config.ts', 'package-lock.json'],
    { cwd: root },
  )
  return sources.some((file) => statSync(root + file).mtimeMs > built)
}

/** Processes waiting for a processor, for each processor: above one half, somebody else is measured as well. */
const busyness = () => Number((loadavg()[0]! / availableParallelism()).toFixed(1))

const say = (what: string) => console.log(`${new Date().toISOString().slice(11, 19)}  ${what}`)

/** The two servers for development, each in a process of its own, as somebody starts them. */
async function measureServers(): Promise<{ mockStart: number; rate: number; sandboxStart: number }> {
  const mockPort = await freePort()
  const mock = await startServer(root, 'sandbox/mock/main.ts', mockPort, { MOCK_PORT: String(mockPort) })
  const rate = await requestsPerSecond(`${mock.url}/members/default@example.com/recent-claims`).finally(mock.stop)
  const sandboxPort = await freePort()
  const sandbox = await startServer(root, 'sandbox/main.ts', sandboxPort, { SANDBOX_PORT: String(sandboxPort), SANDBOX_DATABASE: ':memory:' })
  await sandbox.stop()
  return { mockStart: mock.seconds, rate, sandboxStart: sandbox.seconds }
}

async function serve(folder: string, services: string): Promise<RunningPortal> {
  const nginx = await serveWithNginx({ dist: folder, services })
  return nginx ?? { ...(await servePortal({ port: 0, dist: folder, services })), by: 'tools/serve.ts, brotli files of the build (nginx is not installed)' }
}

async function measurePages(services: string): Promise<Omit<Measured, 'seconds' | 'mockRequestsPerSecond'>> {
  const folder = withStaticPage(dist)
  const portal = await serve(folder, services)
  const browser = await chromium.launch(chromiumOptions())
  try {
    say(`served by ${portal.by}; Chromium ${browser.version()}`)
    if (portal.by.startsWith('nginx')) reportHeaders(await checkHeaders(portal.url, folder, services))
    const world: World = { browser, portal: portal.url, runs: options.quick ? 3 : 7 }
    say('sign-in page against a static page')
    // Two figures that must lie within a tenth of each other: more rounds than where they are far from their limits.
    const signIn = await measureSignIn({ ...world, runs: options.quick ? 3 : 21 })
    const member = await sessionOf(world, 'default')
    say('dashboard, cold')
    const dashboard = await measureDashboard(world, member)
    say('dashboard to history')
    const routeChange = await measureRouteChange({ ...world, runs: options.quick ? 2 : 5 }, member)
    say('ten thousand lines')
    const longHistory = await measureLongHistory({ ...world, runs: options.quick ? 1 : 5 }, await sessionOf(world, 'many'))
    say('keystrokes')
    return { signIn, dashboard, routeChange, longHistory, keystroke: await measureKeystroke(world, services) }
  } finally {
    await browser.close()
    await portal.close()
    rmSync(folder, { recursive: true })
  }
}

/** The deployed configuration, asked for one answer of each kind. */
function reportHeaders({ checked, problems }: Awaited<ReturnType<typeof checkHeaders>>): void {
  say(`headers of ${checked} kinds of answers: ${problems.length === 0 ? 'as tools/security-headers.ts says' : 'WRONG'}`)
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
const servers = await measureServers()
const sandbox = await startSandbox({ port: 0, database: ':memory:', quiet: true })
const pages = await measurePages(sandbox.url).finally(sandbox.close)
const measured: Measured = {
  ...pages,
  seconds: { generate, build, mockStart: servers.mockStart, sandboxStart: servers.sandboxStart },
  mockRequestsPerSecond: servers.rate,
}
const rows = tableOf(measured)
printTable(rows)
if (before > 0.5) console.log(`The machine was busy before it began (${before} processes for each processor): ratios and bytes hold, times do not.`)
if (rows.some(({ isMet, isGate }) => isGate && !isMet)) process.exitCode = 1
if (!options.dry) {
  const { commit } = JSON.parse(readFileSync(`${dist}/assets/version.json`, 'utf8')) as { commit: string }
  writeFileSync(
    `${root}tests/bench/results.json`,
    `${JSON.stringify({ date: new Date().toISOString().slice(0, 10), commit, node: process.versions.node, quick: options.quick, busyBefore: before, table: rows, measured }, undefined, 2)}\n`,
  )
}
// The sandbox keeps a channel to its database open.
process.exit()
