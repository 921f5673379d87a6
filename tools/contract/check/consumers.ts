import type { Service } from '../../generate/contracts/operation.ts'
import { pascal } from '../../generate/contracts/read-contract.ts'
import { isEveryCall, isNewAndOptional, nameOf, operationsOf, propertiesOf, sends } from './affected.ts'
import type { Change } from './diff.ts'
import type { Impact } from './impact.ts'
import type { PropertyOf, Uses } from './uses.ts'

/** The parts of the portal that use one part of a contract. */
export interface Consumer {
  /** ids of pages */
  readonly pages: readonly string[]
  /** true if the layout that surrounds every page uses this part of the contract */
  readonly everyPage: boolean
  /** forms with fields that this part of the contract defines, such as `support/contact-us` */
  readonly forms: readonly string[]
}

/**
 * The use of a property, with the lines of the portal's code that read or write it, such as
 * `src/areas/history/csv-button.tsx:12`.
 */
interface FieldConsumer extends Consumer {
  readonly lines: readonly string[]
}

/**
 * The use of each operation and property by the portal. It is stored as `consumers.json` in the package for backend
 * teams.
 */
export interface Consumers {
  /** versions of the contracts for which the portal was built */
  readonly versions: Readonly<Record<Service, string>>
  /** URL path of each page, by page id */
  readonly pages: Readonly<Record<string, string>>
  readonly operations: Readonly<Record<string, Consumer & { readonly service: Service }>>
  /**
   * properties of named schemas, such as `ClaimServiceLine.totalPaidAmount`; a property that is not listed is not used
   */
  readonly fields: Readonly<Record<string, FieldConsumer>>
}

/**
 * The effect of a change on the portal, computed from `consumers.json`, for use where the portal's code is not
 * available.
 */
export function impactFrom(consumers: Consumers, change: Change, before: Uses, after: Uses): Impact {
  const operations = operationsOf(change, before, after)
  const isNew = isNewAndOptional(change)
  const properties = isNew || change.severity === 'editorial' ? [] : propertiesOf(change, before)
  const senders = change.sides.includes('request') && !isNew ? operations.filter((id) => sends(id, change, before)) : []
  const fields = properties.map((property) => ({ property, consumer: fieldOf(consumers, property) }))
  const felt = properties.length > 0 || isNew ? senders : operations
  const all: Consumer[] = [
    ...fields.flatMap(({ consumer }) => consumer ?? []),
    ...felt.flatMap((id) => consumers.operations[id] ?? []),
  ]
  const ids = [...new Set(all.flatMap(({ pages }) => pages))]
  return {
    operations: operations.map((operationId) => ({
      operationId,
      tag: (before.operations.get(operationId) ?? after.operations.get(operationId))?.tag ?? '',
      readers: {
        call: undefined,
        wrappers: [],
        // consumers.json does not list the lines of calls, so this list only shows whether the portal calls the
        // operation
        readers: isCalled(consumers, operationId) ? [{ file: operationId, line: 1 }] : [],
      },
    })),
    properties: fields.map(({ property, consumer }) => ({
      name: nameOf(property),
      portal: (consumer?.lines ?? []).map(placeOf),
      others: [],
    })),
    isNew,
    senders,
    pages: ids.map((id) => ({ id, path: (consumers.pages[id] ?? id).replace(/^\//, ''), file: id })),
    everyPage: all.some(({ everyPage }) => everyPage),
    everyCall: !isNew && isEveryCall(change),
    forms: [...new Set(fields.flatMap(({ consumer }) => consumer?.forms ?? []))].map((form) => ({
      file: `forms/${form}.schema.json`,
      line: 1,
    })),
    messages: [],
    examples: [],
  }
}

const isCalled = ({ operations }: Consumers, id: string): boolean =>
  operations[id] !== undefined && (operations[id].everyPage || operations[id].pages.length > 0)

/** The use of a property. An unnamed object inside a schema is identified by its path. */
function fieldOf({ fields }: Consumers, property: PropertyOf): FieldConsumer | undefined {
  const [owner = '', ...levels] = nameOf(property).split('.')
  const name = levels.pop()
  const type = [owner, ...levels.map(pascal)].join('')
  return fields[`${type}.${name}`] ?? fields[`${type}Item.${name}`]
}

function placeOf(line: string): { file: string; line: number } {
  const at = line.lastIndexOf(':')
  return { file: line.slice(0, at), line: Number(line.slice(at + 1)) }
}
