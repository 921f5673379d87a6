import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseSync, Visitor } from 'vite'

/** A title as a test has it, and where; the titles of the groups around it stand before it. */
export interface Title {
  readonly title: string
  readonly file: string
}

const GROUPS = new Set(['describe', 'suite'])
const TESTS = new Set(['it', 'test'])

/** `it`, `it.each(…)`, `test.describe`, `describe.each`: which of both a call is. */
function kindOf(callee: unknown): 'group' | 'test' | undefined {
  const node = callee as { type: string; name?: string; object?: unknown; property?: { name?: string }; callee?: unknown; tag?: unknown }
  if (node.type === 'Identifier') return GROUPS.has(node.name ?? '') ? 'group' : TESTS.has(node.name ?? '') ? 'test' : undefined
  if (node.type === 'MemberExpression') return GROUPS.has(node.property?.name ?? '') ? 'group' : kindOf(node.object)
  if (node.type === 'CallExpression') return kindOf(node.callee)
  return node.type === 'TaggedTemplateExpression' ? kindOf(node.tag) : undefined
}

/** The words of a first argument: a text, or a template with its holes as `*`. */
function wordsOf(argument: unknown): string | undefined {
  const node = argument as { type?: string; value?: unknown; quasis?: { value: { cooked: string | null; raw: string } }[] } | undefined
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  return node?.type === 'TemplateLiteral' ? node.quasis?.map(({ value }) => value.cooked ?? value.raw).join('*') : undefined
}

/** Ids that stand in a table beside the test, where its title has a hole for them (`it.each([['HIST-23', …]])('%s …')`). */
const tableOf = (callee: unknown, code: string): string => {
  const node = callee as { type: string; start: number; end: number }
  return node.type === 'CallExpression'
    ? [...code.slice(node.start, node.end).matchAll(/['"`]([A-Z0-9]{2,8}-\d{2,3}(?:[ ,]+[A-Z0-9]{2,8}-\d{2,3})*)['"`]/g)].map(([, ids]) => ids).join(' ')
    : ''
}

/** The titles of one file. */
export function titlesIn(file: string, code: string): Title[] {
  const titles: Title[] = []
  const groups: { title: string; end: number }[] = []
  new Visitor({
    CallExpression: (node) => {
      const kind = kindOf(node.callee)
      const words = kind && wordsOf(node.arguments[0])
      if (words === undefined) return
      while (groups.length > 0 && groups.at(-1)!.end < node.end) groups.pop()
      const title = `${words}${/%s|\$\w/.test(words) ? ` ${tableOf(node.callee, code)}` : ''}`.trim()
      if (kind === 'group') groups.push({ title, end: node.end })
      else titles.push({ title: [...groups.map((group) => group.title), title].join(' > '), file })
    },
  }).visit(parseSync(file, code).program)
  return titles
}

/** The titles of every test of the repository. */
export function readTitles(root: string): Title[] {
  const files = globSync(['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts', 'sandbox/**/*.test.ts', 'tests/**/*.{test,e2e,spec,bench}.{ts,tsx}'], { cwd: root })
  return files.toSorted().flatMap((file) => titlesIn(relative(root, join(root, file)), readFileSync(join(root, file), 'utf8')))
}
