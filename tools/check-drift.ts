/**
 * `node tools/check-drift.ts`: compares the committed files of `generated/` with what their sources generate. Lists the
 * differences and exits with 1 if there are any.
 */
import { fileURLToPath } from 'node:url'
import { contractsDrift, formsDrift } from './drift.ts'

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
const drift = [...formsDrift(root), ...contractsDrift(root)]

if (drift.length > 0) {
  console.error(`${drift.join('\n')}\nRun "npm run generate" and commit what it changes.`)
  process.exitCode = 1
} else {
  console.log('generated/ matches its sources')
}
