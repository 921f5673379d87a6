/**
 * `node tools/size.ts` measures the download of each page of the build in `dist/`, in bytes after Brotli compression.
 * It is part of the test run, writes nothing, and exits with 1 if a budget is exceeded. If the chosen libraries make a
 * goal unreachable for now, the budget is the present size, and the goal is printed beside it (docs/decisions/016).
 * Options: `--dist folder`, `--budget-sign-in kB`, `--budget-page kB`, `--budget-form kB`, `--budget-css kB`.
 */
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { BUDGETS, isBuild, measureBundles } from './size/measure.ts'

const { values: options } = parseArgs({
  options: {
    dist: { type: 'string', default: fileURLToPath(new URL('../dist', import.meta.url)) },
    'budget-sign-in': { type: 'string', default: String(BUDGETS.signIn) },
    'budget-page': { type: 'string', default: String(BUDGETS.page) },
    'budget-form': { type: 'string', default: String(BUDGETS.form) },
    'budget-css': { type: 'string', default: String(BUDGETS.css) },
  },
})
if (!isBuild(options.dist)) {
  console.error(`No build in ${options.dist}: run "npm run build" first.`)
  process.exit(1)
}
const { text, isOver } = await measureBundles(options.dist, {
  signIn: Number(options['budget-sign-in']),
  page: Number(options['budget-page']),
  form: Number(options['budget-form']),
  css: Number(options['budget-css']),
})
console.log(text)
if (isOver) process.exitCode = 1
