import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { childrenOf, isFunction, walk, type Node } from '../code/names.ts'

/** Kind of a test, from its folder. */
export const KINDS = ['rule', 'gate', 'component', 'contract', 'page', 'journey'] as const
export type Kind = (typeof KINDS)[number]

/** A test, as its source text declares it. */
export interface Test {
  readonly file: string
  /** the titles of its groups, followed by its own title */
  readonly title: string
  readonly kind: Kind
  /** its tags and those of its groups, without the `@` of Playwright */
  readonly tags: readonly string[]
  /** true if its tags are computed at run time, so that they cannot be read from the code */
  readonly hasComputedTags: boolean
  /** true if a tag lacks the `@` that Playwright requires */
  readonly hasBareTag: boolean
}

const FOLDERS: readonly (readonly [folder: string, kind: Kind])[] = [
  ['tests/gates/', 'gate'],
  ['tests/bench/', 'gate'],
  ['tests/ui/', 'component'],
  ['tests/contract/', 'contract'],
  ['tests/pages/', 'page'],
  ['tests/e2e/', 'journey'],
]
export const kindOf = (file: string): Kind => FOLDERS.find(([folder]) => file.startsWith(folder))?.[1] ?? 'rule'

const GROUPS = new Set(['describe', 'suite'])
const TESTS = new Set(['it', 'test'])
/** Names that may follow `it` or `test` in a call: `it.each(…)(…)`, `test.only(…)`. */
const FORMS = new Set([
  'each',
  'for',
  'only',
  'skip',
  'fixme',
  'fail',
  'fails',
  'concurrent',
  'sequential',
  'serial',
  'parallel',
  'runIf',
  'skipIf',
])

/** `group` or `test` for the callee of a call such as `it`, `it.each(…)`, `test.describe`, `describe.each`. */
function callOf(callee: Node): 'group' | 'test' | undefined {
  const { type, name, object, property, tag } = callee as Node & {
    name?: string
    object?: Node
    property?: { name?: string }
    callee?: Node
    tag?: Node
  }
  if (type === 'Identifier') return GROUPS.has(name ?? '') ? 'group' : TESTS.has(name ?? '') ? 'test' : undefined
  if (type === 'MemberExpression' && object) {
    const last = property?.name ?? ''
    return GROUPS.has(last) ? 'group' : FORMS.has(last) ? callOf(object) : undefined
  }
  if (type === 'CallExpression') return callOf(callee['callee'] as Node)
  return type === 'TaggedTemplateExpression' && tag ? callOf(tag) : undefined
}

/**
 * Text of a title: the string itself, or a template with `*` for each placeholder. For any other expression, its code.
 */
function wordsOf(node: Node, code: string): string {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value']
  const quasis = node['quasis'] as { value: { cooked: string | null; raw: string } }[] | undefined
  return node.type === 'TemplateLiteral' && quasis
    ? quasis.map(({ value }) => value.cooked ?? value.raw).join('*')
    : code.slice(node.start, node.end)
}

/** The ids in the table of a test whose title has a placeholder: `it.each([['HIST-23', …]])('%s …')`. */
function tableOf(callee: Node, title: string): string {
  const ids: string[] = []
  walk(callee, ({ type, value }) => {
    if (type === 'Literal' && typeof value === 'string' && /^(?:[A-Z][A-Z0-9]{0,7}-\d{2,3}[ ,]*)+$/.test(value))
      ids.push(` ${value}`)
  })
  return /%[sjo]|\$\w/.test(title) ? ids.join('') : ''
}

interface Tags {
  readonly tags: readonly string[]
  readonly isComputed: boolean
  readonly isBare: boolean
}

const NO_TAGS: Tags = { tags: [], isComputed: false, isBare: false }

/** Tags in the options of a test: `{ tags: ['CLAIM-35'] }` of Vitest, `{ tag: '@CLAIM-35' }` of Playwright. */
function tagsIn(options: Node): Tags {
  if (options.type !== 'ObjectExpression') return { ...NO_TAGS, isComputed: true }
  const properties = options['properties'] as Node[]
  const named = properties.find(({ key }) =>
    ['tags', 'tag'].includes((key as { name?: string } | undefined)?.name ?? ''),
  )
  const isSpread = properties.some(({ type }) => type === 'SpreadElement')
  if (!named) return { ...NO_TAGS, isComputed: isSpread }
  const value = named['value'] as Node
  const elements = value.type === 'ArrayExpression' ? (value['elements'] as Node[]) : [value]
  const texts = elements.flatMap((element) =>
    element.type === 'Literal' && typeof element['value'] === 'string' ? [element['value']] : [],
  )
  return {
    tags: texts.map((text) => text.replace(/^@/, '')),
    isComputed: isSpread || texts.length < elements.length,
    isBare: (named['key'] as { name?: string }).name === 'tag' && texts.some((text) => !text.startsWith('@')),
  }
}

/** The tests of one file. */
export function testsIn(file: string, code: string): Test[] {
  const tests: Test[] = []
  const kind = kindOf(file)

  const visit = (node: Node, groups: readonly (Tags & { readonly title: string })[]): void => {
    const call = node.type === 'CallExpression' ? callOf(node['callee'] as Node) : undefined
    const [first, second, third] = call ? (node['arguments'] as Node[]) : []
    if (!call || !first || !second) {
      for (const child of childrenOf(node)) visit(child, groups)
      return
    }
    const hasOptions = second.type === 'ObjectExpression' || isFunction(third)
    const words = wordsOf(first, code)
    const own = {
      title: `${words}${tableOf(node['callee'] as Node, words)}`,
      ...(hasOptions ? tagsIn(second) : NO_TAGS),
    }
    const all = [...groups, own]
    if (call === 'group') return childrenOf(node).forEach((child) => visit(child, all))
    tests.push({
      file,
      title: all.map(({ title }) => title).join(' > '),
      kind,
      tags: [...new Set(all.flatMap(({ tags }) => tags))],
      hasComputedTags: all.some(({ isComputed }) => isComputed),
      hasBareTag: all.some(({ isBare }) => isBare),
    })
  }

  visit(parseSync(file, code).program as unknown as Node, [])
  return tests
}

/** All tests of the repository. */
export function readTests(root: string): Test[] {
  const files = globSync(
    ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts', 'sandbox/**/*.test.ts', 'tests/**/*.{test,e2e}.{ts,tsx}'],
    { cwd: root },
  )
  return files.toSorted().flatMap((file) => testsIn(file, readFileSync(join(root, file), 'utf8')))
}
