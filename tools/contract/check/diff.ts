import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { ContractProblem } from '../../generate/contracts/bundle.ts'
import { SERVICES, type Service } from '../../generate/contracts/operation.ts'
import { redocly } from '../../generate/contracts/redocly.ts'
import { judge, type Severity } from './severity.ts'
import { keysOf, propertyPath, type ComponentId } from './uses.ts'

/** One difference between two revisions of a contract, as Redocly finds it, with the place where it was written. */
export interface Change {
  readonly service: Service
  readonly kind: 'added' | 'removed' | 'modified'
  /** kind of node of the document: Operation, Schema, Parameter, Response ... */
  readonly node: string
  /** the attribute that was modified, such as `maxLength` */
  readonly attribute: string | undefined
  /** pointer through the expanded document, from `#/paths` */
  readonly at: string
  /** file below `openapi/` and line, of the revision unless it was removed */
  readonly source: { readonly file: string; readonly line: number }
  /** the named part it was written in, and the keys below that */
  readonly component: ComponentId
  readonly keys: readonly string[]
  readonly before: unknown
  readonly after: unknown
  readonly severity: Severity
  readonly sentence: string
}

interface Side {
  readonly file: string
  readonly pointer: string
  readonly line: number
  readonly value: unknown
}
interface RedoclyChange {
  readonly path: string
  readonly typeName: string
  readonly kind: Change['kind']
  readonly impact: 'major' | 'minor' | 'patch'
  readonly property?: string
  readonly base?: Side
  readonly revision?: Side
  readonly verdicts: readonly { readonly message: string }[]
}

export interface Difference {
  readonly changes: readonly Change[]
  readonly versions: Readonly<Record<Service, { readonly base: string; readonly head: string }>>
}

/** Compares two folders that each hold an `openapi/`. */
export async function diffContracts(base: string, head: string): Promise<Difference> {
  const reports = await Promise.all(SERVICES.map(async (service) => ({ service, report: await redoclyDiff(service, base, head) })))
  return {
    changes: reports
      .flatMap(({ service, report }) => distinct(report.changes).map((change) => describe(service, change, base, head)))
      .filter(({ at }) => at !== '#/info'),
    versions: Object.fromEntries(
      reports.map(({ service, report: { infoVersions } }) => [service, { base: infoVersions.base, head: infoVersions.revision }]),
    ) as Difference['versions'],
  }
}

async function redoclyDiff(
  service: Service,
  base: string,
  head: string,
): Promise<{ changes: RedoclyChange[]; infoVersions: { base: string; revision: string } }> {
  const document = (root: string) => join(resolve(root), `openapi/${service}/openapi.yaml`)
  // away from redocly.yaml, whose rules would silence those of the comparison
  const { stdout, stderr } = await redocly(['diff', document(base), document(head), '--format', 'json', '--fail-on', 'none', '--lint-config', 'off'], tmpdir())
  try {
    return JSON.parse(stdout) as Awaited<ReturnType<typeof redoclyDiff>>
  } catch (error) {
    throw new ContractProblem(`openapi/${service}/openapi.yaml cannot be compared: ${stderr.replaceAll(/\s+/g, ' ').trim().slice(0, 300)}`, { cause: error })
  }
}

/** A part that is used in many places changes once. */
function distinct(changes: readonly RedoclyChange[]): RedoclyChange[] {
  const seen = new Set<string>()
  return changes.filter(({ kind, property, base, revision }) => {
    const key = [kind, property, base?.file, base?.pointer, revision?.file, revision?.pointer].join(' ')
    return !seen.has(key) && seen.add(key)
  })
}

function describe(service: Service, change: RedoclyChange, base: string, head: string): Change {
  const { path: at, typeName: node, kind, property: attribute, verdicts } = change
  const side = (change.revision ?? change.base)!
  // the place in the source: Redocly names files from where it was started
  const file = [head, base].map((root) => relative(resolve(root), resolve(tmpdir(), side.file))).find((name) => name.startsWith('openapi/')) ?? side.file
  const keys = keysOf(side.pointer)
  const depth = file.endsWith('/openapi.yaml') ? 2 : 1
  const found = { service, kind, node, attribute, at, before: change.base?.value, after: change.revision?.value }
  const { severity, sentence } = judge({ ...found, rated: change.impact, said: verdicts.map(({ message }) => message.replaceAll('`', '')).join(' ') })
  const [owner, below] = [keys.slice(0, depth), keys.slice(depth)]
  const name = node === 'Schema' && !file.includes('/paths/') ? `${[owner.at(-1), propertyPath(below)].filter(Boolean).join('.')}: ` : ''
  return {
    ...found,
    source: { file, line: side.line },
    component: `${file}#/${owner.map((key) => key.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`,
    keys: below,
    severity,
    sentence: name + sentence,
  }
}
