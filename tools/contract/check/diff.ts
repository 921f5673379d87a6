import { ContractProblem } from '../../generate/contracts/bundle.ts'
import { SERVICES, type Service } from '../../generate/contracts/operation.ts'
import { componentOf, isObject, type ComponentId, type Documents } from './documents.ts'
import { startComparison, type DifferenceOnSides, type Side } from './difference.ts'
import { compareServices } from './operations.ts'
import { judge, SEVERITIES, type Judgement, type Severity } from './severity.ts'

/** One difference between two revisions of a contract, with its severity and its location in the documents. */
export interface Change extends Judgement {
  readonly service: Service
  /**
   * The severity for each service that uses the changed part. The severities differ, for example, if one service
   * receives the part in requests and the other returns it in responses.
   */
  readonly severities: Readonly<Partial<Record<Service, Severity>>>
  readonly kind: DifferenceOnSides['kind']
  readonly what: string
  /** the changed part, named as in approvals: `member ClaimServiceLine.totalPaidAmount` */
  readonly subject: string
  /** the changed keyword, such as `maxLength` */
  readonly attribute: string | undefined
  /** JSON pointer to the operation that contains the difference, or to another part of the document */
  readonly at: string
  /** where the changed part is used: in requests, in responses, or in both */
  readonly sides: readonly Side[]
  /** file in `openapi/` and line: of the old revision if the part was removed, otherwise of the new revision */
  readonly place: { readonly file: string; readonly line: number }
  /** the named component that contains the difference; `keys` is the path from the component to the difference */
  readonly component: ComponentId
  readonly keys: readonly string[]
  readonly before: unknown
  readonly after: unknown
}

export interface Difference {
  readonly changes: readonly Change[]
  readonly versions: Readonly<Record<Service, { readonly base: string; readonly head: string }>>
}

/** The current date of this machine in UTC, yyyy-MM-dd. */
export const TODAY = (): string => new Date().toISOString().slice(0, 10)

/**
 * Compares the documents of both services. A component that both services use is reported once, with the worse of its
 * two severities, but counts towards the version of each service. `today` is yyyy-MM-dd.
 */
export function diffDocuments(
  base: Documents,
  head: Documents,
  today: string,
  services: readonly Service[] = SERVICES,
): Difference {
  const found = services.flatMap((service) => {
    const walk = startComparison(service, base, head)
    compareServices(walk)
    return walk.all().map((each) => changeOf(service, each, base, head, today))
  })
  const same = Map.groupBy(found, ({ service, place, what, attribute, subject }) =>
    [place.file.startsWith('openapi/shared/') ? '' : service, place.file, place.line, what, attribute, subject].join(
      ' ',
    ),
  )
  const changes = [...same.values()].map((each) => ({
    ...SEVERITIES.flatMap((severity) => each.filter((change) => change.severity === severity))[0]!,
    sides: [...new Set(each.flatMap(({ sides }) => sides))],
    severities: Object.assign({}, ...each.map(({ severities }) => severities)) as Change['severities'],
  }))
  return {
    changes,
    versions: Object.fromEntries(
      services.map((service) => [service, { base: versionIn(base, service), head: versionIn(head, service) }]),
    ) as Difference['versions'],
  }
}

function changeOf(service: Service, found: DifferenceOnSides, base: Documents, head: Documents, today: string): Change {
  const { spot, kind, what, attribute, at, before, after, sides, subject } = found
  const documents = kind === 'removed' || what === 'property-renamed' ? base : head
  const keys =
    attribute !== undefined && isObject(spot.value) && attribute in spot.value ? [...spot.keys, attribute] : spot.keys
  const judgement = judge(found, today)
  return {
    ...judgement,
    ...componentOf(spot),
    service,
    severities: { [service]: judgement.severity },
    kind,
    what,
    attribute,
    at,
    before,
    after,
    subject,
    sides: [...sides.keys()],
    place: { file: spot.file, line: documents.lineOf(spot.file, keys) },
  }
}

/**
 * The version of a service's document, which must be three numbers. Throws an error with a one-line message if the
 * version is missing or not three numbers, or if the document is missing or not OpenAPI 3.1.
 */
function versionIn(documents: Documents, service: Service): string {
  const file = `openapi/${service}/openapi.yaml`
  const document = documents.load(file)
  if (!isObject(document)) throw new ContractProblem(`${file} is missing or empty.`)
  const { openapi, info } = document
  if (typeof openapi !== 'string' || !openapi.startsWith('3.1'))
    throw new ContractProblem(`${file}:${documents.lineOf(file, ['openapi'])} The document is not OpenAPI 3.1.`)
  const version = isObject(info) ? info['version'] : undefined
  if (typeof version !== 'string' || !/^\d+\.\d+\.\d+$/.test(version))
    throw new ContractProblem(
      `${file}:${documents.lineOf(file, ['info', 'version'])} info.version is ${version === undefined ? 'missing' : JSON.stringify(version)}; a version is three numbers in quotes or plain, such as 1.4.0.`,
    )
  return version
}
