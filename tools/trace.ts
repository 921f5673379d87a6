/**
 * `npm run trace`: which requirements a test claims in its title, by area; `--area CLAIM` lists them one by one.
 * It informs and never fails: an area that is not built yet claims nothing.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { claimedBy, summarise, type Claims } from './trace/claims.ts'
import { readTitles } from './trace/titles.ts'

const { values } = parseArgs({ options: { area: { type: 'string' } } })
const requirements = readFileSync('tests/requirements.txt', 'utf8').split('\n').filter(Boolean)
const titles = readTitles(process.cwd())
const claims: Claims = claimedBy(titles, requirements)

if (values.area === undefined) {
  const areas = summarise(requirements, claims)
  for (const { area, claimed, total, missing } of areas)
    console.log(`${area.padEnd(8)} ${String(claimed).padStart(4)} / ${String(total).padEnd(4)} ${shorten(missing)}`)
  const claimed = areas.reduce((sum, area) => sum + area.claimed, 0)
  console.log(
    `\n${claimed} of ${requirements.length} requirements are claimed by ${titles.length} test titles. Not claimed are listed; "npm run trace -- --area CLAIM" shows the tests.`,
  )
} else {
  const area = values.area.toUpperCase()
  for (const id of requirements.filter((each) => each.startsWith(`${area}-`))) {
    const tests = claims.get(id) ?? []
    console.log(
      tests.length === 0 ? `${id}  not claimed` : `${id}  ${tests.map(({ title, file }) => `${title} (${file})`).join(`\n${' '.repeat(id.length + 2)}`)}`,
    )
  }
}

/** `01 02 05..09`: numbers that follow each other as a range. */
function shorten(ids: readonly string[]): string {
  const numbers = ids.map((id) => id.split('-')[1] ?? '')
  const parts: string[] = []
  for (let at = 0; at < numbers.length;) {
    let end = at
    while (Number(numbers[end + 1]) === Number(numbers[end]) + 1) end += 1
    parts.push(end - at > 1 ? `${numbers[at]}..${numbers[end]}` : numbers.slice(at, end + 1).join(' '))
    at = end + 1
  }
  return parts.join(' ')
}
