import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateForms } from './generate/forms.ts'
import { generateMessages } from './generate/messages.ts'

/** Contents of files by path from the root. */
type Files = Readonly<Record<string, string>>

/** The differences between two sets of files that should be equal, one line each. */
export function compare(expected: Files, present: Files): string[] {
  const paths = [...new Set([...Object.keys(expected), ...Object.keys(present)])].toSorted()
  return paths.flatMap((path) => {
    if (!(path in present)) return [`${path}: missing`]
    if (!(path in expected)) return [`${path}: not generated any more`]
    return present[path] === expected[path] ? [] : [`${path}: out of date`]
  })
}

/** All files below some folders, including those that git does not track. */
export function filesBelow(root: string, folders: readonly string[]): Files {
  const paths = folders.flatMap((folder) => {
    const at = join(root, folder)
    if (existsSync(at) && statSync(at).isFile()) return [folder]
    return globSync(`${folder}/**/*`, { cwd: root }).filter((path) => statSync(join(root, path)).isFile())
  })
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}

const FORMS = ['generated/forms', 'generated/i18n']
const CONTRACTS = [
  'generated/account',
  'generated/member',
  'generated/operations.ts',
  'generated/operation-traits.ts',
  'generated/calls.ts',
]

/**
 * Compares the committed files that were generated from forms and messages with newly generated ones, which are kept in
 * memory. Returns the differences.
 */
export const formsDrift = (root: string): string[] =>
  compare({ ...generateForms(root), ...generateMessages(root) }, filesBelow(root, FORMS))

/**
 * Compares the committed files that were generated from the contracts with newly generated ones, and returns the
 * differences. The new files are generated in a copy of the sources, because a check must not change what it checks.
 */
export function contractsDrift(root: string): string[] {
  const copy = mkdtempSync(join(tmpdir(), 'drift-'))
  try {
    for (const source of [
      'openapi',
      'redocly.yaml',
      'orval.config.ts',
      'tools/generate',
      'src/platform',
      'package.json',
      'tsconfig.json',
    ])
      cpSync(join(root, source), join(copy, source), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
    execFileSync(process.execPath, ['tools/generate/contracts.ts'], {
      cwd: copy,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    return compare(filesBelow(copy, CONTRACTS), filesBelow(root, CONTRACTS))
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}
