import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { compareContracts, type Report } from '../../../tools/contract/check/compare.ts'

/** A text replacement in one file of the contracts. */
interface Edit {
  /** file path relative to `openapi/` */
  readonly file: string
  /** text to replace; it must occur in the file, and only its first occurrence is replaced */
  readonly from: string
  readonly to: string
}

/** Makes all changes in one copy of the contracts and compares the copy with the contracts. */
export async function compareWith(
  edits: readonly Edit[],
  scratch: string,
  alsoEdit: (openapi: string) => void = () => undefined,
): Promise<Report> {
  const head = join(scratch, 'head')
  cpSync('openapi', join(head, 'openapi'), { recursive: true })
  for (const { file, from, to } of edits) {
    const path = join(head, 'openapi', file)
    const text = readFileSync(path, 'utf8')
    if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`)
    writeFileSync(
      path,
      text.replace(from, () => to),
    )
  }
  alsoEdit(join(head, 'openapi'))
  return compareContracts({ root: resolve('.'), base: resolve('.'), head, scratch }, 'the last release')
}

/** The current version of the member contract, and the version that a change of each severity requires. */
const [major = 0, minor = 0] = (
  /^ {2}version: (\d+\.\d+)/m.exec(readFileSync('openapi/member/openapi.yaml', 'utf8'))?.[1] ?? ''
)
  .split('.')
  .map(Number)
export const VERSION = {
  now: `${major}.${minor}.0`,
  nextMajor: `${major + 1}.0.0`,
  nextMinor: `${major}.${minor + 1}.0`,
  before: `${major - 1}.9.0`,
} as const
