/** `node tools/check-drift.ts`: is what is committed in `generated/` what its sources say? Lists what is not, and ends with 1. */
import { fileURLToPath } from 'node:url'
import { contractsDrift, formsDrift } from './drift.ts'

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
const drift = [...formsDrift(root), ...contractsDrift(root)]

if (drift.length > 0) {
  console.error(`${drift.join('\n')}\nRun "npm run generate" and commit what it changes.`)
  process.exitCode = 1
} else {
  console.log('generated/ is what its sources say')
}
