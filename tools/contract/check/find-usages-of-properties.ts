import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pascal } from '../../generate/contracts/read-contract.ts'
import { SERVICES } from '../../generate/contracts/operation.ts'
import type { Place } from './code-graph.ts'
import type { PropertyOf } from './uses.ts'

export interface TypeProblem extends Place {
  readonly message: string
  /** number of the compiler; 1xxx is what does not parse */
  readonly code?: string
}

/** The copy of the portal that is changed and compiled; always at one place, so that the compiler knows it again. */
export const treeIn = (scratch: string): string => join(scratch, 'tree')

/** What the compiler has to say about a tree. It remembers, beside the tree, what it found of each file, and looks only at what differs. */
export async function compile(root: string): Promise<TypeProblem[]> {
  const memory = ['--incremental', '--tsBuildInfoFile', `${root}.tsbuildinfo`]
  const child = spawn(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '--noEmit', '--pretty', 'false', ...memory], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let out = ''
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
  await new Promise((done) => child.on('close', done))
  return [...out.matchAll(/^(\S+?)\((\d+),\d+\): error TS(\d+): (.*(?:\n {2}.*)*)/gm)].map(([, file = '', line = '', code = '', message = '']) => ({
    file,
    code,
    line: Number(line),
    message: message.replaceAll(/\s+/g, ' '),
  }))
}

/**
 * Who reads a property: it is taken out of the generated types, and whatever the compiler then misses was a reader. Exact where a search for
 * the name is not: two types may have properties of one name. `tree` is a copy that may be changed; its types are those before the change. Where the
 * portal is not the one of these types (`isCurrent`), what the compiler says anyway is no reader.
 */
export async function findUsagesOfProperties(
  tree: string,
  properties: readonly PropertyOf[],
  isCurrent: boolean,
): Promise<ReadonlyMap<string, readonly Place[]>> {
  const known = new Set(isCurrent ? [] : (await compile(tree)).map(({ file, line, message }) => `${file}:${line} ${message}`))
  const removed = properties.map((each) => ({ ...each, types: takeOut(tree, each) }))
  const found = await compile(tree)
  const problems = found.filter(({ file, line, message }) => !known.has(`${file}:${line} ${message}`) && !file.startsWith('generated/'))
  // a tree that does not parse is not looked through: nobody would seem to read anything
  const unreadable = found.find(({ code }) => code?.startsWith('1'))
  if (unreadable) throw new Error(`${unreadable.file}:${unreadable.line} ${unreadable.message}`)
  return new Map(
    removed.map(({ component, property, types }) => {
      const name = property.split('.').at(-1)!
      const mine = problems.filter(({ message }) => new RegExp(`['"]${name}['"]`).test(message))
      const rivals = removed.filter((other) => other.property.split('.').at(-1) === name).length > 1
      const exact = mine.filter(({ message }) => types.some((type) => new RegExp(`\\b${type}\\b`).test(message)))
      return [keyOf({ component, property }), rivals && exact.length > 0 ? exact : mine]
    }),
  )
}

export const keyOf = ({ component, property }: PropertyOf): string => `${component}.${property}`

/** Takes a property out of the generated interfaces that have it; the names of these. */
function takeOut(tree: string, { component, property }: PropertyOf): string[] {
  const levels = property.split('.')
  const name = levels.at(-1)!
  const owner = component.split('/').at(-1)!
  const type = [owner, ...levels.slice(0, -1).map(pascal)].join('')
  return SERVICES.flatMap((service) => {
    const folder = join(tree, 'generated', service, 'model')
    const candidates = [type, `${type}Item`].map((each) => ({ each, file: join(folder, `${each[0]!.toLowerCase()}${each.slice(1)}.ts`) }))
    return candidates.flatMap(({ each, file }) => {
      if (!existsSync(file)) return []
      const text = readFileSync(file, 'utf8')
      // a type with one value is written as that value, of which each property is a line
      const rest = text.includes('} as const') ? String.raw`[^\n]*,\n` : String.raw`[^;]*;\n`
      const next = text.replace(new RegExp(`^ {2}(?:${name}|'${name}')\\??: ${rest}`, 'm'), '')
      if (next === text) return []
      writeFileSync(file, next)
      return [each]
    })
  })
}
