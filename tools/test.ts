import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ensureChromium } from './install-chromium.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Every check there is, cheapest first; each can be run alone as `npm run <script>`. */
const STEPS: readonly (readonly [script: string, what: string])[] = [
  ['lint', 'code style, hooks, accessibility rules, import arrows'],
  ['types', 'types'],
  ['drift', 'generated files are what the contracts, forms and messages say'],
  ['test:unit', 'rules and gates'],
  ['test:ui', 'components and forms, in a browser'],
  ['test:contract', 'every operation, status and language; mock and sandbox'],
  ['build', 'production build'],
  ['size', 'byte budgets'],
  ['test:e2e', 'journeys in a browser, against the production build'],
]

ensureChromium()
let passed = 0
for (const [script, what] of STEPS) {
  const started = performance.now()
  console.log(`\n== ${script}: ${what}`)
  const { status } = spawnSync('npm', ['run', '--silent', script], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' })
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  if (status !== 0) {
    console.error(`\n== ${script} failed after ${seconds} s`)
    console.log(`${passed} passed, 1 failed`)
    process.exit(1)
  }
  passed += 1
  console.log(`== ${script} passed in ${seconds} s`)
}
console.log(`\n${passed} passed, 0 failed`)
