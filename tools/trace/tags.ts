import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const file = fileURLToPath(new URL('../../tests/requirements.txt', import.meta.url))
/** How many decisions there are on what the specification leaves open: D-01 to D-188. */
const DECISIONS = 188

/** What a test may claim with its tags: a row of the specification, or a decision. A tag that is neither is refused before anything runs. */
export const tags: { name: string }[] = [
  ...readFileSync(file, 'utf8').split('\n').filter(Boolean),
  ...Array.from({ length: DECISIONS }, (_, at) => `D-${String(at + 1).padStart(2, '0')}`),
].map((name) => ({ name }))
