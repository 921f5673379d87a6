import table from './calls.json' with { type: 'json' }

type Service = keyof typeof table.services

/** A call as the specification names it. Names are apart by spaces; `?` marks what may be absent, `:` what a value looks like. */
export interface Row {
  readonly call: string
  readonly service: Service
  /** method and path; a `?` stands for what the text does not show */
  readonly is: string
  readonly headers?: string
  readonly query?: string
  readonly body?: string
  /** the plain field of a form that has files */
  readonly multipart?: string
  readonly statuses: readonly number[]
  /** every name that the text gives to something in the answer */
  readonly answer: string
  readonly from: string
}
/** A call whose path the text leaves open, and where this portal looks for it. */
export interface OpenPath {
  readonly call: string
  readonly method: string
  readonly path: string
}
/** A name in a row, and what is said about it. */
export interface Name {
  readonly name: string
  readonly isRequired: boolean
  readonly looks: string
}
export interface Match {
  readonly row: Row
  /** true where the path is not the text's, but one that was given from outside */
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

/** The rows that a path can mean, the most literal first; of rows with one path, that whose query fits better. */
export function find(open: readonly OpenPath[], method: string, pathname: string, query: readonly string[]): Match | 'path' | 'method' {
  const known = ROWS.flatMap((row): (Match & { method: string; path: string })[] => {
    if (!isOpen(row)) return [{ row, isOpen: false, ...partsOf(row.is) }]
    return open.filter(({ call }) => call === row.call).map((each) => ({ row, isOpen: true, method: each.method, path: each.path }))
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

/** How many parts of the path are said word for word; nothing when it is another path. */
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
