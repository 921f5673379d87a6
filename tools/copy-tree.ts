import { cpSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

const SOURCES = [
  'src',
  'generated',
  'sandbox',
  'testing',
  'tools',
  'tests',
  'docs',
  'forms',
  'i18n',
  'package.json',
  'tsconfig.json',
  'orval.config.ts',
  'redocly.yaml',
  'openapi',
  'public',
  'index.html',
]
const CONFIGS = /^[\w.]+\.config\.ts$/

/** Copies the working tree for experiments. The copy links to the installed packages. */
export function copyTree(root: string, to: string): void {
  rmSync(to, { recursive: true, force: true })
  mkdirSync(to, { recursive: true })
  for (const name of [...SOURCES, ...readdirSync(root).filter((each) => CONFIGS.test(each))])
    if (existsSync(join(root, name))) cpSync(join(root, name), join(to, name), { recursive: true })
  symlinkSync(resolve(root, 'node_modules'), join(to, 'node_modules'), 'junction')
}

/** True if two folders contain the same files. */
export function isSameTree(left: string, right: string): boolean {
  const [one, other] = [left, right].map((root) => globSync('**/*.*', { cwd: root }).toSorted())
  return (
    one!.join(' ') === other!.join(' ') &&
    one!.every((file) => readFileSync(join(left, file)).equals(readFileSync(join(right, file))))
  )
}
