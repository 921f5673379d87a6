import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

let known: readonly string[] | undefined
/**
 * Files of the repository whose path matches, including new files that are not committed yet, but not ignored files.
 */
export function files(pattern: RegExp = /./): readonly string[] {
  known ??= execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
    .split('\n')
    // git lists a deleted file until its deletion is staged
    .filter((file) => file && existsSync(ROOT + file))
    .toSorted()
  return known.filter((file) => pattern.test(file))
}

const texts = new Map<string, string>()
export function read(file: string): string {
  let text = texts.get(file)
  if (text === undefined) {
    text = readFileSync(ROOT + file, 'utf8')
    texts.set(file, text)
  }
  return text
}

export const readJson = <T>(file: string): T => JSON.parse(read(file)) as T
