import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { ensureChromium } from './install-chromium.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

interface Step {
  readonly script: string
  readonly what: string
  /** usual duration in seconds on two cores, printed as an estimate; nothing depends on it */
  readonly usual: number
  /** true if the step opens pages in Chromium */
  readonly isInBrowser?: true
}

/**
 * All checks, the cheapest first. Each can also be run alone with `npm run <script>`. The steps of one group may run at
 * the same time, because they need only the working tree.
 */
const STEPS_BY_GROUP: readonly (readonly Step[])[] = [
  [
    { script: 'lint', what: 'code style, hooks, accessibility rules, import arrows', usual: 20 },
    { script: 'typecheck', what: 'types', usual: 15 },
    { script: 'check:generated', what: 'generated files are what the contracts, forms and messages say', usual: 10 },
    { script: 'build', what: 'production build', usual: 45 },
  ],
  [{ script: 'size', what: 'byte budgets', usual: 3 }],
  [
    { script: 'test:unit', what: 'rules and gates', usual: 85 },
    { script: 'test:ui', what: 'components and forms, in a browser', usual: 60, isInBrowser: true },
  ],
  [
    {
      script: 'test:contract',
      what: 'every operation, status and language; every trouble of every call; mock and sandbox',
      usual: 290,
    },
    { script: 'test:pages', what: 'pages, one by one, in a browser', usual: 540, isInBrowser: true },
  ],
  [{ script: 'test:e2e', what: 'journeys in a browser, against the production build', usual: 400, isInBrowser: true }],
]
const STEPS = STEPS_BY_GROUP.flat()

/**
 * Each test step alone uses two cores. On two cores, the contract tests took 287 s alone, and 960 s beside the page
 * tests, which took as long. The build uses one, so the first group is the same on every machine.
 */
const [STATIC = [], ...OTHERS] = STEPS_BY_GROUP
const GROUPS = availableParallelism() < 4 ? [STATIC, ...OTHERS.flat().map((step) => [step])] : STEPS_BY_GROUP

/**
 * Seconds after which a step is treated as hanging. The step is then stopped, and its output so far is printed to show
 * where it stopped.
 */
const LIMIT = 2400

interface Done extends Step {
  readonly seconds: number
  readonly isPassed: boolean
}

const IS_WINDOWS = process.platform === 'win32'
/** Functions that stop the running scripts, also when the run is interrupted. */
const running = new Set<() => void>()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    for (const end of running) end()
    process.exit(1)
  })

const minutes = (seconds: number): string =>
  seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`

/** Runs a script. If other scripts run at the same time, the output of this script is printed after it has ended. */
async function run(step: Step, isAlone: boolean): Promise<Done> {
  const began = performance.now()
  const title = `== ${STEPS.indexOf(step) + 1} of ${STEPS.length} ${step.script}: ${step.what} (usually ${minutes(step.usual)})`
  console.log(`\n${title}`)
  const child = spawn('npm', ['run', '--silent', step.script], {
    cwd: root,
    stdio: ['ignore', isAlone ? 'inherit' : 'pipe', isAlone ? 'inherit' : 'pipe'],
    shell: IS_WINDOWS,
    detached: !IS_WINDOWS, // a separate process group, so that the browsers of the step end with it
  })
  const end = () => {
    if (child.exitCode === null && child.pid) process.kill(IS_WINDOWS ? child.pid : -child.pid, 'SIGKILL')
  }
  running.add(end)
  const limit = setTimeout(() => {
    console.error(`\n== ${step.script} has not ended after ${minutes(LIMIT)}: ended`)
    end()
  }, LIMIT * 1000)
  const said: Buffer[] = []
  child.stdout?.on('data', (part: Buffer) => said.push(part))
  child.stderr?.on('data', (part: Buffer) => said.push(part))
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve))
  clearTimeout(limit)
  running.delete(end)
  const seconds = (performance.now() - began) / 1000
  if (said.length > 0) console.log(`\n== ${step.script} says\n${Buffer.concat(said).toString()}`)
  console.log(`== ${step.script} ${status === 0 ? 'passed' : 'failed'} after ${minutes(seconds)}`)
  return { ...step, seconds, isPassed: status === 0 }
}

/** Prints the seconds of each step and their share of the total. */
function printTable(done: readonly Done[], whole: number): void {
  console.log(
    `\n${minutes(whole)} in all${GROUPS.length < STEPS.length ? '; what ran side by side shared the cores' : ''}`,
  )
  for (const { script, seconds } of done)
    console.log(
      `  ${script.padEnd(14)} ${seconds.toFixed(0).padStart(5)} s ${((100 * seconds) / whole).toFixed(0).padStart(4)} %`,
    )
}

/** True if Chromium is available. If not, prints the reason and what to do. */
const hasChromium = (): Promise<boolean> =>
  ensureChromium().then(
    () => true,
    (error: Error) => {
      console.error(`\n${error.message}`)
      return false
    },
  )

const began = performance.now()
const usual = STEPS.reduce((sum, step) => sum + step.usual, 0)
console.log(`${STEPS.length} steps, usually ${minutes(usual)} on two cores`)
const done: Done[] = []
for (const group of GROUPS) {
  if (group.some(({ isInBrowser }) => isInBrowser) && !(await hasChromium())) {
    process.exitCode = 1
    break
  }
  done.push(...(await Promise.all(group.map((step) => run(step, group.length === 1)))))
  if (done.some(({ isPassed }) => !isPassed)) break
}
printTable(done, (performance.now() - began) / 1000)
const failed = done.filter(({ isPassed }) => !isPassed)
const notRun = STEPS.length - done.length
console.log(
  `\n${done.length - failed.length} passed, ${failed.length} failed${notRun > 0 ? `, ${notRun} not run` : ''}`,
)
if (failed.length > 0) {
  console.error(`failed: ${failed.map(({ script }) => script).join(', ')}`)
  process.exitCode = 1
}
