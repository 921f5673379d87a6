/**
 * `npm run structure` prints figures about `src`, and lists all violations of the dependency rules
 * (docs/architecture.md, Dependency rules).
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { moduleOf } from './code/modules.ts'
import { LIMITS, measureStructure } from './code/metrics.ts'

const files = execFileSync('git', ['ls-files', 'src', 'generated'], { encoding: 'utf8', maxBuffer: 1e8 })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|examples)\./.test(file))
const read = (file: string) => readFileSync(file, 'utf8')
const rooms = measureStructure(
  files.map((file) => moduleOf(file, read(file))),
  read,
)

const figures: readonly (readonly [name: string, figure: string | number, goal: string])[] = [
  ['programs in src for each page', rooms.filesPerPage.toFixed(2), String(LIMITS.filesPerPage)],
  ['folders with one program', rooms.oneFile.length, '0'],
  ['lines that are imports', `${(rooms.importShare * 100).toFixed(1)} %`, `${LIMITS.importShare * 100} %`],
  ['questions joined by hand', rooms.joins.length, '0'],
  ['circles', rooms.circles.length, '0'],
  ['arrows back, or between areas', rooms.wrongArrows.length, '0'],
]
for (const [name, figure, goal] of figures)
  console.log(`${name.padEnd(32)}${String(figure).padStart(8)}   at most ${goal}`)
for (const each of [...rooms.oneFile, ...rooms.joins, ...rooms.circles, ...rooms.wrongArrows]) console.log(`  ${each}`)
