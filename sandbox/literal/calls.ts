import table from './calls.json' with { type: 'json' }

type Service = keyof typeof table.services

/** A call of the specification. Spaces separate names. `?` marks an optional name, `:` the format of its value. */
export interface Row {
  readonly call: string
  readonly service: Service
  /** method and path; a `?` stands for a part that the specification does not show */
  readonly is: string
  readonly headers?: string
  readonly query?: string
  readonly body?: string
  /** the plain field of a form that has files */
  readonly multipart?: string
  readonly statuses: readonly number[]
  /** every name that the specification gives for the response */
  readonly answer: string
  readonly from: string
}
/** A call whose path the specification leaves open, with the path that this portal uses. */
export interface OpenPath {
  readonly call: string
  readonly method: string
  readonly path: string
}
/** A name in a row: whether it is required, and the format of its value. */
export interface Name {
  readonly name: string
  readonly isRequired: boolean
  readonly looks: string
}
export interface Match {
  readonly row: Row
  /** true where the path comes from the settings and not from the specification */
  readonly isOpen: boolean
}

export const ROWS = table.rows as readonly Row[]
export const SERVICES = table.services

export const isOpen = ({ is }: Row): boolean => is.includes(' ?')
export const headersOf = (row: Row): Name[] => names(row.headers ?? SERVICES[row.service].headers)

/** Reads `fromDate:yyyymmdd phone?:digits`. */
export function names(text = ''): Name[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((token) => {
      const [name = '', looks = ''] = token.split(':')
      return { name: name.replace('?', ''), isRequired: !name.endsWith('?'), looks }
    })
}

/** The row of a path. The most literal path wins; of rows with the same path, the one whose query fits better. */
export function find(
  open: readonly OpenPath[],
  method: string,
  pathname: string,
  query: readonly string[],
): Match | 'path' | 'method' {
  const known = ROWS.flatMap((row): (Match & { method: string; path: string })[] => {
    if (!isOpen(row)) return [{ row, isOpen: false, ...partsOf(row.is) }]
    return open
      .filter(({ call }) => call === row.call)
      .map((each) => ({ row, isOpen: true, method: each.method, path: each.path }))
  })
  const there = known
    .map((each) => ({ ...each, literal: fits(SERVICES[each.row.service].base + each.path, pathname) }))
    .filter(({ literal }) => literal !== undefined)
  if (there.length === 0) return 'path'
  const most = Math.max(...there.map(({ literal }) => literal!))
  const [best] = there
    .filter((each) => each.method === method && each.literal === most)
    .toSorted((one, other) => misfit(one.row, query) - misfit(other.row, query))
  return best ? { row: best.row, isOpen: best.isOpen } : 'method'
}

function partsOf(is: string): { method: string; path: string } {
  const [method = '', path = ''] = is.split(' ')
  return { method, path }
}

/** The number of literal parts of a path that fits; undefined for another path. */
function fits(pattern: string, pathname: string): number | undefined {
  const wanted = pattern.replace(/\/$/, '').split('/')
  const asked = pathname.replace(/\/$/, '').split('/')
  if (wanted.length !== asked.length) return undefined
  const isSame = wanted.every((part, index) => (part.startsWith('{') ? asked[index] !== '' : part === asked[index]))
  return isSame ? wanted.filter((part) => !part.startsWith('{')).length : undefined
}

const misfit = (row: Row, query: readonly string[]): number => {
  const allowed = names(row.query)
  const missing = allowed.filter(({ name, isRequired }) => isRequired && !query.includes(name))
  return missing.length + query.filter((name) => !allowed.some((each) => each.name === name)).length
}
