import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * File with the digests of the last generation. The drift check works in a copy of the repository that lacks this file,
 * so it generates everything.
 */
const RECORD = '.cache/openapi/up-to-date.json'

/** The linter, orval, their settings, and the files that orval reads for its calls. */
const TOOLS = [
  'package-lock.json',
  'redocly.yaml',
  'orval.config.ts',
  'tools/generate/**/*.ts',
  'src/platform/{http,query}/*.ts',
]

/**
 * The record of the generator's work. It shows which parts can be skipped, because their input, the tools and their
 * output have not changed since the last run in this working tree.
 */
export interface UpToDate {
  /** True if this part was made from the same input by the same tools, and its output has not changed since then. */
  holds: (part: string, input: string, output?: string) => boolean
  /** Records that a part is done. `output` is the folder that was written, if any. */
  record: (part: string, input: string, output?: string) => void
}

export function readUpToDate(root: string = process.cwd()): UpToDate {
  const file = join(root, RECORD)
  const tools = digestOfFiles(root, TOOLS)
  const record = readRecord(file)
  const digest = (input: string, output?: string): string =>
    digestOf([tools, input, output === undefined ? '' : digestOfFiles(root, [`${output}/**/*`])])
  return {
    holds: (part, input, output) => record[part] === digest(input, output),
    record: (part, input, output) => {
      record[part] = digest(input, output)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify(record))
    },
  }
}

/** Reads the record. If the file cannot be read, the record is empty, and everything is generated. */
function readRecord(file: string): Record<string, string> {
  if (!existsSync(file)) return {}
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  } catch {
    return {}
  }
}

const digestOf = (parts: readonly string[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex')
}

const digestOfFiles = (root: string, patterns: string[]): string =>
  digestOf(
    globSync(patterns, { cwd: root })
      .filter((file) => statSync(join(root, file)).isFile())
      .toSorted()
      .flatMap((file) => [file, readFileSync(join(root, file), 'utf8')]),
  )
