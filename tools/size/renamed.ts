import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Files that may get a new name when a sentence changes. Returning members download them again. */
export const MOST_RENAMED = 8

/**
 * The most files of a build that get a new name when one of the given files changes: the file, all files that name it,
 * and all that name these. A file's name contains the hash of its content, and its content the names of other files.
 */
export function mostRenamed(dist: string, changed: readonly string[]): number {
  const assets = join(dist, 'assets')
  const names = readdirSync(assets).filter((name) => /\.(?:js|css)$/.test(name))
  const known = new Set(names)
  const namedBy = new Map<string, string[]>(names.map((name) => [name, []]))
  for (const name of names) {
    const text = readFileSync(join(assets, name), 'utf8')
    const named = new Set(Array.from(text.matchAll(/[\w.-]+\.(?:js|css)\b/g), ([found]) => found))
    for (const other of named) if (known.has(other) && other !== name) namedBy.get(other)!.push(name)
  }
  const renamedWith = (file: string): number => {
    const renamed = new Set([file])
    for (const each of renamed) for (const other of namedBy.get(each) ?? []) renamed.add(other)
    return renamed.size
  }
  return Math.max(0, ...changed.map((file) => renamedWith(file.replace('assets/', ''))))
}
