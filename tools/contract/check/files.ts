import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { ContractProblem } from '../../generate/contracts/bundle.ts'
import type { Service } from '../../generate/contracts/operation.ts'
import { parseYaml } from '../../generate/contracts/read-contract.ts'
import { approve, readApprovals } from './approvals.ts'
import type { Report } from './compare.ts'
import { impactFrom, type Consumers } from './consumers.ts'
import { diffDocuments, TODAY } from './diff.ts'
import { isObject, locationAt, readDocuments, targetOf, type Documents, type Json } from './documents.ts'
import { usesIn } from './uses.ts'

const MOST_BYTES = 20_000_000
const LONGEST_MS = 30_000

/** A contract in a file or at a URL. Its documents have the names that they have in this repository. */
interface Source {
  readonly documents: Documents
  /** maps the file name in a report to the file name or URL from which the file was read */
  readonly nameOf: (file: string) => string
}

interface Comparison {
  /** a file name or a URL */
  readonly base: string
  readonly head: string
  /** name of the file with approvals */
  readonly approved?: string | undefined
}

/**
 * Compares two contracts of one service, and lists the parts of the portal that are affected. Each contract is a file
 * or a URL. A contract in a file may refer to other files. Throws an error with a one-line message if a contract cannot
 * be read, is not OpenAPI 3.1, or has a reference without target.
 */
export async function compareFiles({ base, head, approved }: Comparison, consumers: Consumers): Promise<Report> {
  const texts = await Promise.all([base, head].map(textAt))
  const service = serviceOf([base, head], texts, consumers)
  const [old, now] = [open(base, texts[0]!, service), open(head, texts[1]!, service)]
  const difference = diffDocuments(old.documents, now.documents, TODAY(), [service])
  for (const { documents, nameOf } of [old, now]) refuseDangling(documents, nameOf, `openapi/${service}/openapi.yaml`)
  const {
    changes,
    versions,
    unused = [],
  } = approve(difference, approved === undefined ? [] : approvalsIn(approved), TODAY())
  const [before, after] = [usesIn(old.documents), usesIn(now.documents)]
  return {
    base,
    versions,
    unused,
    changes: changes.map((change) => {
      const { nameOf } = change.kind === 'removed' || change.what === 'property-renamed' ? old : now
      return {
        ...change,
        impact: impactFrom(consumers, change, before, after),
        place: { ...change.place, file: nameOf(change.place.file) },
      }
    }),
  }
}

function approvalsIn(file: string): ReturnType<typeof readApprovals> {
  if (!existsSync(file)) throw new ContractProblem(`There is no file ${file}.`)
  return readApprovals(file)
}

/**
 * True if a name is a URL. It must have at least two characters before the colon, because one letter is a Windows
 * drive.
 */
const isAddress = (name: string): boolean => /^[a-z][a-z\d+.-]+:/i.test(name)

/**
 * Reads the text of a file or URL, at most 20 MB and within 30 seconds. Throws an error with a one-line message on
 * failure.
 */
async function textAt(name: string): Promise<string> {
  if (!isAddress(name)) {
    if (!existsSync(name) || !statSync(name).isFile()) throw new ContractProblem(`There is no file ${name}.`)
    if (statSync(name).size > MOST_BYTES) throw new ContractProblem(`${name} is larger than ${MOST_BYTES / 1e6} MB.`)
    return readFileSync(name, 'utf8')
  }
  if (!/^https?:$/.test(URL.parse(name)?.protocol ?? ''))
    throw new ContractProblem(
      `${name} cannot be read: give a file, or an address that begins with http:// or https://.`,
    )
  try {
    const response = await fetch(name, { signal: AbortSignal.timeout(LONGEST_MS) })
    if (!response.ok) throw new ContractProblem(`${name} answered ${response.status}.`)
    let [text, bytes] = ['', 0]
    const decoder = new TextDecoder()
    for await (const chunk of response.body ?? []) {
      bytes += chunk.length
      if (bytes > MOST_BYTES) throw new ContractProblem(`${name} is larger than ${MOST_BYTES / 1e6} MB.`)
      text += decoder.decode(chunk, { stream: true })
    }
    return text
  } catch (error) {
    if (error instanceof ContractProblem) throw error
    const { name: kind, message, cause } = error as Error
    const why =
      kind === 'TimeoutError'
        ? `no answer within ${LONGEST_MS / 1000} s`
        : cause instanceof Error
          ? cause.message
          : message
    throw new ContractProblem(`${name} cannot be read: ${why}.`, { cause: error })
  }
}

/**
 * The service to which the operations in both documents belong. Throws an error if they belong to different services,
 * because then everything would be removed and added.
 */
function serviceOf(names: readonly string[], texts: readonly string[], { operations }: Consumers): Service {
  const [old, now] = texts.map((text): Service | undefined => {
    const ids = new Set([...text.matchAll(/operationId['"]?:\s*['"]?(\w+)/g)].map(([, id]) => id!))
    const known = [...ids].flatMap((id) => operations[id]?.service ?? [])
    const count = (service: Service) => known.filter((each) => each === service).length
    return known.length === 0 ? undefined : count('account') > count('member') ? 'account' : 'member'
  })
  if (old && now && old !== now)
    throw new ContractProblem(
      `These are two services: ${names[0]} is a contract of the ${old} service, ${names[1]} of the ${now} service.`,
    )
  return old ?? now ?? 'member'
}

function open(name: string, text: string, service: Service): Source {
  parseYaml(text, name) // throws an error that names the line of a syntax error
  const root = `openapi/${service}/openapi.yaml`
  const nameOf = (file: string) =>
    file === root ? name : join(dirname(name), posix.relative(dirname(root), file)).replaceAll('\\', '/')
  const textOf = (file: string) => {
    if (file === root) return text
    const path = nameOf(file)
    if (isAddress(name) || !existsSync(path) || !statSync(path).isFile()) return undefined
    const other = readFileSync(path, 'utf8')
    parseYaml(other, path)
    return other
  }
  return { documents: readDocuments(textOf), nameOf }
}

/** Keys whose values are data, not schemas. In these values, `$ref` is an ordinary property name. */
const SAMPLES = new Set(['example', 'default', 'const', 'enum', 'value'])

/**
 * Throws an error with a one-line message if a reference has no target, because the referenced content is then missing
 * from the comparison.
 */
function refuseDangling(documents: Documents, nameOf: Source['nameOf'], root: string): void {
  const seen = new Set<string>()
  const visit = (file: string, keys: readonly string[], value: Json | undefined): void => {
    if (typeof value !== 'object' || value === null) return
    const ref = isObject(value) ? value['$ref'] : undefined
    if (typeof ref === 'string') {
      const target = targetOf(file, ref)
      const found = locationAt(documents, target)
      if (found.value === undefined || found.value === null)
        throw new ContractProblem(
          `${nameOf(file)}:${documents.lineOf(file, keys)} ${ref} leads nowhere. Bundle the contract into one file, or give all of its files.`,
        )
      if (!seen.has(target)) {
        seen.add(target)
        visit(found.file, found.keys, found.value)
      }
    }
    for (const [key, each] of Object.entries(value))
      if (!SAMPLES.has(key) || keys.at(-1) === 'properties') visit(file, [...keys, key], each)
  }
  visit(root, [], documents.load(root))
}
