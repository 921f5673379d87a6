import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Makes `target` equal to `source` and returns the changed files. Files that are equal keep their modification time, so
 * that watchers do not react.
 */
export function moveChanged(source: string, target: string): string[] {
  if (!statSync(source).isDirectory()) return moveFile(source, target) ? [target] : []
  const files = filesBelow(source)
  const stale = existsSync(target) ? filesBelow(target).filter((file) => !files.includes(file)) : []
  for (const file of stale) {
    rmSync(join(target, file))
    if (readdirSync(join(target, dirname(file))).length === 0) rmdirSync(join(target, dirname(file)))
  }
  return [...stale, ...files.filter((file) => moveFile(join(source, file), join(target, file)))]
}

const filesBelow = (folder: string): string[] =>
  globSync('**/*', { cwd: folder })
    .filter((file) => statSync(join(folder, file)).isFile())
    .toSorted()

function moveFile(source: string, target: string): boolean {
  const content = readFileSync(source)
  if (existsSync(target) && readFileSync(target).equals(content)) return false
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, content)
  return true
}
