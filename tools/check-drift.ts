/**
 * `node tools/check-drift.ts` compares the committed files in `generated/` with the output of the generators. It lists
 * the differences and exits with 1 if there are any.
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
