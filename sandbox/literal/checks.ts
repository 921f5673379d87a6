import draft from './claim-draft.json' with { type: 'json' }
import { headersOf, names, type Name, type Row } from './calls.ts'

/** Patterns for the formats that the specification gives for values. */
const LOOKS: Readonly<Record<string, RegExp>> = {
  yyyymmdd: /^\d{4}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/,
  'yyyy-MM-dd': /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  digits: /^\d+$/,
  token: /^(Bearer )?[\w-]+\.[\w-]+\.signature-\d+$/,
  lower: /^[^\p{Lu}]*$/u,
}
const looksRight = (looks: string, value: string): boolean =>
  !looks || (LOOKS[looks] ? LOOKS[looks].test(value) : looks.split('|').includes(value))

const FILE = /^file-(\d\d)\.[^.]+$/

/** Headers that browsers add to a request. */
const BY_ITSELF =
  /^(accept|accept-(encoding|language)|cache-control|connection|content-(length|type)|dnt|host|origin|pragma|priority|referer|sec-.+|te|user-agent)$/

/**
 * Problems of the request headers: a header is missing, has the wrong format, or is not in the specification. The check
 * runs on every request, because clients other than browsers send no preflight request.
 */
export const wrongHeaders = (row: Row, headers: Headers): string[] => [
  ...headersOf(row).flatMap(({ name, isRequired, looks }) => {
    const value = headers.get(name)
    if (value === null) return isRequired ? [`header ${name} is missing`] : []
    return looksRight(looks, value) ? [] : [`header ${name} is "${value}", and should be ${looks}`]
  }),
  ...[...headers.keys()]
    .filter((name) => !BY_ITSELF.test(name) && !headersOf(row).some((each) => each.name.toLowerCase() === name))
    .map((name) => `header ${name} is not in the text`),
]

/** Problems of query parameters or body fields: a name is missing or unknown, or its value has the wrong format. */
function wrongNames(kind: string, allowed: readonly Name[], values: Readonly<Record<string, unknown>>): string[] {
  const missing = allowed
    .filter(({ name, isRequired }) => isRequired && !(name in values))
    .map(({ name }) => `${kind} ${name} is missing`)
  const given = Object.entries(values).flatMap(([name, value]) => {
    const known = allowed.find((each) => each.name === name)
    if (!known) return [`${kind} ${name} is not in the text`]
    return looksRight(known.looks, String(value))
      ? []
      : [`${kind} ${name} is "${String(value)}", and should be ${known.looks}`]
  })
  return [...missing, ...given]
}

export const wrongQuery = (row: Row, query: URLSearchParams): string[] =>
  wrongNames('query', names(row.query), Object.fromEntries(query))

/**
 * Problems of a request body. It must be JSON with the properties that the specification lists for the request; if the
 * specification lists none, the request must have no body.
 */
export function wrongBody(row: Row, text: string): string[] {
  if (!row.body) return text === '' ? [] : ['body: the text names none']
  const allowed = names(row.body)
  if (text === '') return allowed.some(({ isRequired }) => isRequired) ? ['body is missing'] : []
  const body = parsed(text)
  if (typeof body !== 'object' || body === null) return ['body is no JSON object']
  return (Array.isArray(body) ? body : [body]).flatMap((each: unknown) => wrongNames('body', allowed, flat(each)))
}

/**
 * Problems of the fields and files of a form. As in the multer library, a part with a file name is a file, and any
 * other part is a field.
 */
export function wrongForm(field: string, form: FormData): string[] {
  const parts = [...form.entries()]
  const fields = parts.filter(([, value]) => typeof value === 'string')
  const files = parts.flatMap(([name, value]) => (typeof value === 'string' || name === field ? [] : [value.name]))
  const text = fields.find(([name]) => name === field)?.[1]
  const places = files.map((name) => Number(FILE.exec(name)?.[1]))
  return [
    ...(typeof text === 'string'
      ? wrongClaim(text)
      : [`${field} is no plain field of the form${form.has(field) ? ', but a file' : ''}`]),
    ...fields.filter(([name]) => name !== field).map(([name]) => `field ${name} is not in the text`),
    ...files
      .filter((name) => !FILE.test(name))
      .map((name) => `file "${name}" should be named file-01 and so on, with its ending`),
    ...(places.every((place, index) => Number.isNaN(place) || place === index + 1)
      ? []
      : [`files are numbered ${places.join(', ')}`]),
  ]
}

/** Problems of a submitted claim. It must have only known names, and neither ids nor null values. */
export function wrongClaim(text: string): string[] {
  const claim = parsed(text)
  if (typeof claim !== 'object' || claim === null || Array.isArray(claim)) return ['claimExtraInfo is no JSON object']
  const lists: Readonly<Record<string, string>> = draft
  return Object.entries(claim).flatMap(([name, value]: [string, unknown]) => {
    const known = lists[name]
    return [
      ...wrongField('claim', lists['draft']!, name, value),
      ...(known && name !== 'draft' && name !== 'from' ? wrongRecords(name, known, value) : []),
    ]
  })
}

const wrongRecords = (name: string, known: string, value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((record: unknown) => {
    if (typeof record !== 'object' || record === null) return [`claim ${name} is ${JSON.stringify(record)}`]
    return Object.entries(record).flatMap(([field, each]: [string, unknown]) =>
      wrongField(`claim ${name}`, known, field, each),
    )
  })

function wrongField(place: string, known: string, name: string, value: unknown): string[] {
  if (value === null) return [`${place}: ${name} is null`]
  return known.split(' ').includes(name) ? [] : [`${place}: ${name} is not in the text`]
}

/** Flattens a body. Names of nested fields have a dot: `address.city`. */
const flat = (value: unknown): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries((value ?? {}) as Record<string, unknown>).flatMap(([name, each]) =>
      typeof each === 'object' && each !== null
        ? Object.entries(each).map(([inner, one]): [string, unknown] => [`${name}.${inner}`, one])
        : [[name, each]],
    ),
  )

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
