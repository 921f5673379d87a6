import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { pascal } from '../../generate/contracts/read-contract.ts'
import { SERVICES } from '../../generate/contracts/operation.ts'
import type { Place } from './code-graph.ts'
import { keyOf, type PropertyOf } from './uses.ts'

export interface TypeProblem extends Place {
  readonly message: string
  /** error code of the compiler; codes 1xxx are syntax errors */
  readonly code?: string
}

/**
 * The folder of the copy of the portal that is modified and compiled. It is always the same folder, so that incremental
 * compilation works.
 */
export const treeIn = (scratch: string): string => join(scratch, 'tree')

/**
 * Compiles a copy of the portal and returns the errors. The compiler stores its results next to the copy, and checks
 * only changed files the next time.
 */
export async function compile(root: string): Promise<TypeProblem[]> {
  const memory = ['--incremental', '--tsBuildInfoFile', `${root}.tsbuildinfo`]
  // by default the compiler divides the work by four, and repeats more of it than two cores make up for
  const checkers = ['--checkers', String(Math.min(4, availableParallelism()))]
  const child = spawn(
    process.execPath,
    [join(root, 'node_modules/typescript/bin/tsc'), '--noEmit', '--pretty', 'false', ...memory, ...checkers],
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
 * Finds the code that reads properties. Each property is removed from the generated types, and every compiler error
 * that follows marks a place that reads the property. A text search would be less exact, because two types may have
 * properties of the same name. `tree` is a copy of the portal with the types from before the change; the function
 * changes this copy. If the portal was built with other types (`isCurrent` is false), errors that occur without the
 * removal are ignored.
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
  // the compiler does not check types if a file has syntax errors, so nothing would be found
  const unreadable = found.find(({ code }) => /^1\d{3}$/.test(code ?? ''))
  if (unreadable) throw new Error(`${unreadable.file}:${unreadable.line} ${unreadable.message}`)
  return new Map(
    removed.map(({ component, property, types }) => {
      const name = property.split('.').at(-1)!
      const mine = problems.filter(({ message }) => new RegExp(`['"]${name}['"]`).test(message))
      // An error message names the type. If properties of the same name were removed from several types, the error
      // belongs to the property of the type that the message names.
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
      // a type with only one possible value is generated as a constant object, in which each property has a line
      const rest = text.includes('} as const') ? String.raw`[^\n]*,\n` : String.raw`[^;]*;\n`
      const next = text.replace(new RegExp(`^ {2}(?:${name}|'${name}')\\??: ${rest}`, 'm'), '')
      if (next === text) return []
      writeFileSync(file, next)
      return [each]
    })
  })
}
