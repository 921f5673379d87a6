import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SERVICES } from '../../generate/contracts/operation.ts'
import { readContract } from '../../generate/contracts/read-contract.ts'
import { copyTree } from '../../copy-tree.ts'
import { loadPageTable } from '../../page-table.ts'
import { importsGenerated, readCode, type CodeGraph, type Place } from '../check/code-graph.ts'
import type { Consumers } from '../check/consumers.ts'
import { formsOf } from '../check/forms.ts'
import { writersOf } from '../check/impact.ts'
import { readUses } from '../check/uses.ts'
import { readUsers, shownAt } from './users.ts'

/**
 * Lists the pages and code of the portal that use each operation and property. The search takes half a minute, because
 * the compiler checks all code.
 */
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
        // the linter reports files in the order in which its threads end; the package must not depend on that
        lines: [...new Set(places.map(({ file, line }) => `${file}:${line}`))].toSorted(byPlace),
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

/**
 * Lines that contain the name of a property as a string, in modules that import the type with this property. The linter
 * does not report these uses.
 */
const keysOf = ({ modules, codeOf }: CodeGraph, owner: string, name: string): Place[] =>
  modules
    .filter((module) => importsGenerated(module, owner))
    .flatMap(({ file }) =>
      codeOf(file)
        .split('\n')
        .flatMap((text, index) => (new RegExp(`['"]${name}['"]`).test(text) ? [{ file, line: index + 1 }] : [])),
    )

const { compare: byPlace } = new Intl.Collator('en', { numeric: true })

const named = (component: string): [string, string] => [component.split('/').at(-1)!, component]

/** A linter configuration with only one rule, which reports each use of something deprecated. */
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
 * Finds the lines of the portal that use each property of the generated types, such as `ClaimServiceLine.claimId`. In a
 * copy of the repository, every property is marked as deprecated, with its name as the reason. The linter, which uses
 * the compiler's types, then reports each use. Unlike the probe of contract:check (docs/decisions/019), this finds the
 * uses of all properties in one run.
 */
function readersOfProperties(root: string): ReadonlyMap<string, readonly Place[]> {
  // the copy is not in .cache, because the linter ignores that folder
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

/**
 * Marks every property in the text of a generated type as deprecated. Returns the new text and the names of the
 * properties.
 */
function markProperties(code: string): { text: string; names: string[] } {
  const owner = /^export (?:interface|type) (\w+)/m.exec(code)?.[1] ?? ''
  const names: string[] = []
  const text = code.replaceAll(/^ {2}'?([\w$-]+)'?\??: [^;]*;$/gm, (line, name: string) => {
    names.push(`${owner}.${name}`)
    return `  /** @deprecated ${owner}.${name} */\n${line}`
  })
  return { text, names }
}
