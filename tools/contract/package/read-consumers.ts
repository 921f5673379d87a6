import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SERVICES } from '../../generate/contracts/operation.ts'
import { readContract } from '../../generate/contracts/read-contract.ts'
import { copyTree } from '../../copy-tree.ts'
import { loadPageTable } from '../../page-table.ts'
import { readCode, type CodeGraph, type Place } from '../check/code-graph.ts'
import type { Consumers } from '../check/consumers.ts'
import { formsOf } from '../check/forms.ts'
import { writersOf } from '../check/impact.ts'
import { readUses } from '../check/uses.ts'
import { readUsers, shownAt } from '../docs/users.ts'

/** Who in the portal uses which operation and property. Takes half a minute, because the compiler looks at all code. */
export async function readConsumers(root: string): Promise<Consumers> {
  const [usersOf, pages, graph, uses] = [await readUsers(root), await loadPageTable(), readCode(root), readUses(root)]
  const contracts = SERVICES.map(readContract)
  const components = new Map([...uses.operations.values()].flatMap((each) => [...each.components].map(named)))
  const sent = new Set([...uses.operations.values()].flatMap((each) => [...each.sent]))
  const fields = [...readersOfProperties(root)].map(([field, read]) => {
    const [owner = '', name = ''] = field.split('.')
    const component = components.get(owner)
    const places = [
      ...read,
      ...keysOf(graph, owner, name),
      ...(component && sent.has(component) ? writersOf(graph, { component, property: name }) : []),
    ]
    const part = { what: 'property-removed', severity: 'breaking', attribute: undefined, after: undefined } as const
    const forms = component
      ? formsOf(root, { ...part, component, keys: ['properties', name], sides: ['request', 'answer'] }, uses)
      : []
    return [
      field,
      {
        ...shownAt(root, graph, pages, places),
        forms: [...new Set(forms.map(({ file }) => file.replace(/^forms\/(.*)\.schema\.json$/, '$1')))],
        lines: [...new Set(places.map(({ file, line }) => `${file}:${line}`))],
      },
    ] as const
  })
  return {
    versions: Object.fromEntries(
      contracts.map(({ service, document }) => [service, document.info.version]),
    ) as Consumers['versions'],
    pages: Object.fromEntries(pages.map(({ id, path }) => [id, `/${path}`])),
    operations: Object.fromEntries(
      contracts.flatMap(({ service, operations }) =>
        operations.map(({ object }) => [object.operationId, { service, ...usersOf(object.operationId) }]),
      ),
    ),
    fields: Object.fromEntries(fields.toSorted(([one], [other]) => (one < other ? -1 : 1))),
  }
}

/** The lines that hold the name of a property as a text, in modules that know its type: the linter sees no key. */
const keysOf = ({ modules, codeOf }: CodeGraph, owner: string, name: string): Place[] =>
  modules
    .filter(({ imports }) =>
      imports.some(({ target, names }) => target.startsWith('generated/') && names.includes(owner)),
    )
    .flatMap(({ file }) =>
      codeOf(file)
        .split('\n')
        .flatMap((text, index) => (new RegExp(`['"]${name}['"]`).test(text) ? [{ file, line: index + 1 }] : [])),
    )

const named = (component: string): [string, string] => [component.split('/').at(-1)!, component]

/** The rule of the linter that reports each use of what is deprecated, and the rest of its configuration. */
const ONE_RULE = {
  plugins: ['typescript'],
  categories: { correctness: 'off' },
  rules: { 'typescript/no-deprecated': 'error' },
}

interface Report {
  readonly diagnostics: readonly {
    readonly message: string
    readonly filename: string
    readonly labels: readonly { readonly span: { readonly line: number } }[]
  }[]
}

/**
 * The lines of the portal that use each property of the generated types, such as `ClaimServiceLine.claimId`. In a copy
 * every property is marked as deprecated, with its name as the reason, and the linter reports each use by the
 * compiler's types. In contrast to the probe of the check (docs/decisions/019) all properties are asked for at once.
 */
function readersOfProperties(root: string): ReadonlyMap<string, readonly Place[]> {
  // not below .cache, which the linter leaves out
  const tree = mkdtempSync(join(tmpdir(), 'consumers-'))
  try {
    copyTree(root, tree)
    const found = new Map(
      globSync('generated/{account,member}/model/*.ts', { cwd: tree }).flatMap((file) => {
        const { text, names } = markProperties(readFileSync(join(tree, file), 'utf8'))
        writeFileSync(join(tree, file), text)
        return names.map((name): [string, Place[]] => [name, []])
      }),
    )
    writeFileSync(join(tree, '.oxlintrc.json'), JSON.stringify(ONE_RULE))
    const bin = join(tree, 'node_modules/oxlint/bin/oxlint')
    const options = ['--type-aware', '--format', 'json', '--ignore-pattern', '**/*.{test,examples}.*', 'src']
    const { stdout, stderr } = spawnSync(process.execPath, [bin, ...options], { cwd: tree, maxBuffer: 1e9 })
    if (stdout.length === 0) throw new Error(`The readers of properties were not found: ${stderr.toString()}`)
    for (const { message, filename, labels } of (JSON.parse(stdout.toString()) as Report).diagnostics) {
      const name = / is deprecated\. (\w+\.\w+)$/.exec(message)?.[1] ?? ''
      found.get(name)?.push({ file: filename.replaceAll('\\', '/'), line: labels[0]?.span.line ?? 1 })
    }
    return found
  } finally {
    rmSync(tree, { recursive: true, force: true })
  }
}

/** The text of a generated type with each of its properties deprecated, and their names. */
function markProperties(code: string): { text: string; names: string[] } {
  const owner = /^export (?:interface|type) (\w+)/m.exec(code)?.[1] ?? ''
  const names: string[] = []
  const text = code.replaceAll(/^ {2}'?([\w$-]+)'?\??: [^;]*;$/gm, (line, name: string) => {
    names.push(`${owner}.${name}`)
    return `  /** @deprecated ${owner}.${name} */\n${line}`
  })
  return { text, names }
}
