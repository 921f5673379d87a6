/**
 * `npm run where -- c-Csa2DrPX.js:1:18493` prints the source position of a position in a built script. Error reports
 * name such positions (deploy/README.md). `--maps folder` reads the source maps of another build. A source map fits
 * only the scripts of the same build.
 */
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { MAPS } from './vite/keep-maps.ts'

/**
 * The source position of a script position, such as `src/domain/money.ts:12:4 toCents`. Throws an error with advice if
 * there is no source map or the script has no such position.
 */
export function whereIs(place: string, maps: string): string {
  const [, file, line, column] = /([^/\\]+\.js):(\d+):(\d+)$/.exec(place) ?? []
  if (!file) throw new Error(`"${place}" is no place: write script.js:line:column, as the report has it.`)
  const map = join(maps, `${file}.map`)
  if (!existsSync(map))
    throw new Error(`No map of ${file} in ${maps}: take the maps of the build that is deployed (deploy/README.md).`)
  // browsers count columns from 1, source maps from 0
  const found = originalPositionFor(new TraceMap(readFileSync(map, 'utf8')), {
    line: Number(line),
    column: Number(column) - 1,
  })
  if (found.source === null) throw new Error(`${file} has nothing at ${line}:${column}.`)
  return `${found.source.replace(/^(?:\.\.\/)+/, '')}:${found.line}:${found.column + 1}${found.name ? ` ${found.name}` : ''}`
}

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { maps: { type: 'string', default: MAPS } },
  })
  try {
    if (positionals.length === 0)
      throw new Error('usage: npm run where -- script.js:line:column [more places] [--maps folder]')
    for (const place of positionals) console.log(whereIs(place, values.maps))
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}

if (process.argv[1] === import.meta.filename) main()
