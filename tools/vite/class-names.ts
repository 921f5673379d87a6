import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/**
 * Names the classes of the stylesheets below `root`: their own name and two characters for their file. Five characters and a line, the usual form, do not
 * compress either (0.7 kB of all stylesheets, 0.3 of every page).
 *
 * @throws when two files would be named alike: one class would get the style of both.
 */
export function classNamesOf(root: string): (name: string, file: string) => string {
  const fileOf = new Map<string, string>()
  return (name, file) => {
    const path = relative(root, file).replaceAll('\\', '/')
    const className = `${name}_${createHash('sha1').update(path).digest('base64url').slice(0, 2)}`
    const other = fileOf.get(className) ?? path
    if (other !== path) throw new Error(`${path} and ${other} would both have .${className}: rename the class in one of them.`)
    fileOf.set(className, path)
    return className
  }
}
