import table from './calls.json' with { type: 'json' }

type Service = keyof typeof table.services

/**
 * A call that the specification describes. A field can list several names, separated by spaces. `?` after a name marks
 * it as optional, and `:` separates a name from the format of its value.
 */
export interface Row {
  readonly call: string
  readonly service: Service
  /** method and path; `?` stands for a part of the path that the specification does not give */
  readonly is: string
  readonly headers?: string
  readonly query?: string
  readonly body?: string
  /** the name of the text field in a form that also has files */
  readonly multipart?: string
  readonly statuses: readonly number[]
  /** all field names that the specification gives for the response */
  readonly answer: string
  readonly from: string
}
/** The path that the portal uses for a call whose path the specification does not give. */
export interface OpenPath {
  readonly call: string
  readonly method: string
  readonly path: string
}
/** One name in a field of a `Row`: whether it is required, and the format of its value. */
export interface Name {
  readonly name: string
  readonly isRequired: boolean
  readonly looks: string
}
export interface Match {
  readonly row: Row
  /** true if the path comes from the settings and not from the specification */
  readonly isOpen: boolean
}

export const ROWS = table.rows as readonly Row[]
export const SERVICES = table.services

export const isOpen = ({ is }: Row): boolean => is.includes(' ?')
export const headersOf = (row: Row): Name[] => names(row.headers ?? SERVICES[row.service].headers)

/** Parses a list of names such as `fromDate:yyyymmdd phone?:digits`. */
export function names(text = ''): Name[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((token) => {
      const [name = '', looks = ''] = token.split(':')
      return { name: name.replace('?', ''), isRequired: !name.endsWith('?'), looks }
    })
}

/**
 * Finds the row for a path. If several rows match, the one with more literal segments wins. Among rows with the same
 * path, the one whose query matches better wins.
 */
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

/** The number of literal segments in a pattern that matches the path; undefined if it does not match. */
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
