import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pascal } from '../../generate/contracts/read-contract.ts'
import { SERVICES } from '../../generate/contracts/operation.ts'
import type { Place } from './code-graph.ts'
import { keyOf, type PropertyOf } from './uses.ts'

export interface TypeProblem extends Place {
  readonly message: string
  /** error number of the compiler; 1xxx is a syntax error */
  readonly code?: string
}

/**
 * Folder of the copy of the portal that is changed and compiled. It is always the same, so that incremental compilation
 * works.
 */
export const treeIn = (scratch: string): string => join(scratch, 'tree')

/**
 * Compiler errors of a tree. The compiler stores its results beside the tree and checks only changed files the next
 * time.
 */
export async function compile(root: string): Promise<TypeProblem[]> {
  const memory = ['--incremental', '--tsBuildInfoFile', `${root}.tsbuildinfo`]
  const child = spawn(
    process.execPath,
    [join(root, 'node_modules/typescript/bin/tsc'), '--noEmit', '--pretty', 'false', ...memory],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let out = ''
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
  await new Promise((done) => child.on('close', done))
  return [...out.matchAll(/^(\S+?)\((\d+),\d+\): error TS(\d+): (.*(?:\n {2}.*)*)/gm)].map(
    ([, file = '', line = '', code = '', message = '']) => ({
      file,
      code,
      line: Number(line),
      message: message.replaceAll(/\s+/g, ' '),
    }),
  )
}

/**
 * Readers of properties: each property is removed from the generated types, and each compiler error then marks a
 * reader. Unlike a search for the name this is exact, because two types may have properties of the same name. `tree` is
 * a copy that may be changed and has the types before the change. If the portal belongs to other types (`isCurrent` is
 * false), errors that occur without the removal do not count.
 */
export async function findUsagesOfProperties(
  tree: string,
  properties: readonly PropertyOf[],
  isCurrent: boolean,
): Promise<ReadonlyMap<string, readonly Place[]>> {
  const known = new Set(
    isCurrent ? [] : (await compile(tree)).map(({ file, line, message }) => `${file}:${line} ${message}`),
  )
  const removed = properties.map((each) => ({ ...each, types: takeOut(tree, each) }))
  const found = await compile(tree)
  const problems = found.filter(
    ({ file, line, message }) => !known.has(`${file}:${line} ${message}`) && !file.startsWith('generated/'),
  )
  // a tree with syntax errors is not checked, so no reader would be found
  const unreadable = found.find(({ code }) => /^1\d{3}$/.test(code ?? ''))
  if (unreadable) throw new Error(`${unreadable.file}:${unreadable.line} ${unreadable.message}`)
  return new Map(
    removed.map(({ component, property, types }) => {
      const name = property.split('.').at(-1)!
      const mine = problems.filter(({ message }) => new RegExp(`['"]${name}['"]`).test(message))
      // other types that lose a property of the same name have readers of their own
      const others = removed.filter((other) => other.property.split('.').at(-1) === name && other.types !== types)
      const isOf = (owners: readonly string[], message: string) =>
        owners.some((type) => new RegExp(`\\b${type}\\b`).test(message))
      const exact = mine.filter(({ message }) => isOf(types, message))
      const unowned = mine.filter(
        ({ message }) =>
          !isOf(
            others.flatMap((other) => other.types),
            message,
          ),
      )
      return [keyOf({ component, property }), others.length === 0 ? mine : exact.length > 0 ? exact : unowned]
    }),
  )
}

/** Removes a property from the generated interfaces that have it. Returns the names of these interfaces. */
function takeOut(tree: string, { component, property }: PropertyOf): string[] {
  const levels = property.split('.')
  const name = levels.at(-1)!
  const owner = component.split('/').at(-1)!
  const type = [owner, ...levels.slice(0, -1).map(pascal)].join('')
  return SERVICES.flatMap((service) => {
    const folder = join(tree, 'generated', service, 'model')
    const candidates = [type, `${type}Item`].map((each) => ({
      each,
      file: join(folder, `${each[0]!.toLowerCase()}${each.slice(1)}.ts`),
    }))
    return candidates.flatMap(({ each, file }) => {
      if (!existsSync(file)) return []
      const text = readFileSync(file, 'utf8')
      // a type with a single value is generated as that value, with one line for each property
      const rest = text.includes('} as const') ? String.raw`[^\n]*,\n` : String.raw`[^;]*;\n`
      const next = text.replace(new RegExp(`^ {2}(?:${name}|'${name}')\\??: ${rest}`, 'm'), '')
      if (next === text) return []
      writeFileSync(file, next)
      return [each]
    })
  })
}
