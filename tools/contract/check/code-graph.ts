import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { moduleOf, type Module } from '../../code/modules.ts'
import { globbedBy } from '../../code/names.ts'

/** A place in the code of the portal. */
export interface Place {
  readonly file: string
  readonly line: number
}

/** The programs of the portal and who imports whom. */
export interface CodeGraph {
  readonly modules: readonly Module[]
  readonly codeOf: (file: string) => string
  /** everything that would not be there without this file: who imports it, directly or not; the file itself included */
  readonly dependents: (file: string) => ReadonlySet<string>
}

/** These join everything to everything: what imports them says nothing about who uses what. */
const JOINTS = new Set(['src/app/routes.ts', 'src/app/public-pages.ts', 'src/app/member-pages.ts'])

export function readCode(root: string): CodeGraph {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
  const files = listed.split('\n').filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|examples)\.tsx?$/.test(file) && existsSync(join(root, file)))
  const codes = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
  const modules = files.map((file) => moduleOf(file, codes.get(file)!))
  const importers = new Map<string, string[]>()
  for (const { file, imports } of modules) {
    if (JOINTS.has(file)) continue
    const targets = [...imports.filter(({ isTypeOnly }) => !isTypeOnly).map(({ target }) => target), ...globbedBy(root, file, codes.get(file)!)]
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), file])
  }
  return {
    modules,
    codeOf: (file) => codes.get(file) ?? '',
    dependents: (start) => {
      const seen = new Set<string>()
      const visit = (file: string) => {
        if (seen.has(file)) return
        seen.add(file)
        for (const importer of importers.get(file) ?? []) visit(importer)
      }
      visit(start)
      return seen
    },
  }
}

export const lineAt = (code: string, offset: number): number => code.slice(0, offset).split('\n').length
