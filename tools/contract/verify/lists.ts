import { parametersIn } from '../requests/examples.ts'
import type { Exchange } from './exchange.ts'

export type Item = Readonly<Record<string, unknown>>
interface List {
  readonly at: string
  readonly items: readonly Item[]
}

const DAY = /^\d{4}-?\d{2}-?\d{2}$/
/** Matches the names of properties with a birth date, which does not tell when an entry was made. */
const BIRTH = /dob|birth/i

/**
 * Checks lists in a response: no duplicate entries, the order that the contract promises, the requested date range and
 * the requested limit.
 */
export function listProblems({ document, operation, request, body }: Exchange): string[] {
  const { description = '' } = operation.object as { readonly description?: string }
  const text = [description, JSON.stringify(operation.object.responses['200'] ?? {})].join(' ')
  const names = parametersIn(document, operation, 'query').map(({ name }) => name)
  return listsIn(body).flatMap(({ at, items }) => [
    ...(hasTwice(items) ? [`${at} has the same entry twice`] : []),
    ...(/newest first/.test(text) && isUnordered(items)
      ? [`${at} is not in the order that is promised, newest first`]
      : []),
    ...(/^(?:search|list)/.test(operation.object.operationId) ? outside(at, items, names, request.query) : []),
    ...(typeof request.query['limit'] === 'number' && items.length > request.query['limit']
      ? [`${at} has more entries than the limit that was asked for`]
      : []),
  ])
}

export const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The lists in a response, including lists inside list entries. */
function listsIn(value: unknown, at = 'body'): List[] {
  if (Array.isArray(value))
    return value.every(isItem) ? [{ at, items: value }, ...value.flatMap((each) => listsIn(each, `${at}/*`))] : []
  return Object.entries(isItem(value) ? value : {}).flatMap(([name, each]) =>
    Array.isArray(each) ? listsIn(each, `${at}/${name}`) : [],
  )
}

/**
 * True if two entries are equal in all properties. Lists whose entries have no identifying property are not checked.
 */
function hasTwice(items: readonly Item[]): boolean {
  const isNumbered = items.every((item) =>
    Object.keys(item).some((name) => /(?:^id|Id|Number|[cC]ode|key)$/.test(name)),
  )
  return isNumbered && new Set(items.map((item) => JSON.stringify(item))).size < items.length
}

/** True if the entries have dates, but the list is not sorted from newest to oldest by any of these dates. */
function isUnordered(items: readonly Item[]): boolean {
  const days = datesOf(items).map((name) => items.map((item) => String(item[name])))
  const isDescending = (values: readonly string[]) => values.every((value, at) => at === 0 || values[at - 1]! >= value)
  return days.length > 0 && !days.some(isDescending)
}

const datesOf = (items: readonly Item[]): string[] =>
  items.length === 0
    ? []
    : Object.keys(items[0]!).filter(
        (name) => !BIRTH.test(name) && items.every((item) => typeof item[name] === 'string' && DAY.test(item[name])),
      )

/** Entries that have no date in the requested range. */
function outside(at: string, items: readonly Item[], names: readonly string[], query: Item): string[] {
  const bound = (end: RegExp) =>
    names.map((name) => (end.test(name) ? query[name] : undefined)).find((value) => value !== undefined)
  const [from, to] = [bound(/^from|From$/), bound(/^to(?=[A-Z])|To$/)]
  if (typeof from !== 'string' || typeof to !== 'string' || !DAY.test(from) || !DAY.test(to)) return []
  const days = (item: Item) =>
    Object.entries(item).flatMap(([name, value]) =>
      !BIRTH.test(name) && typeof value === 'string' && DAY.test(value) ? [value] : [],
    )
  const strays = items.filter((item) => days(item).length > 0 && !days(item).some((day) => from <= day && day <= to))
  return strays.length > 0 ? [`${at} has entries outside of the dates that were asked for`] : []
}
