import type { Direction, DifferenceOnSides, Side } from './difference.ts'
import { isObject } from './documents.ts'
import { meaningDifference } from './meaning.ts'

/**
 * How a change affects users of the service. `breaking` requires a new major version, `additive` and `behaviour` a
 * minor one, `editorial` a patch. `behaviour` means that the text of a description has a new meaning; programs cannot
 * detect such a change, so developers must read the text. `unclear` means that no rule can judge the change; the change
 * is treated as breaking unless a person who knows the service approves it (openapi/approved.yaml).
 */
export const SEVERITIES = ['breaking', 'unclear', 'behaviour', 'additive', 'editorial'] as const
export type Severity = (typeof SEVERITIES)[number]

export interface Judgement {
  /** name of the rule, as used in approvals and machine-readable reports */
  readonly rule: string
  /** the severity for programs that exchange requests and responses with the service */
  readonly wire: Severity | 'none'
  /** the severity for programs with code generated from the contract */
  readonly code: Severity | 'none'
  /** the worse of `wire` and `code` */
  readonly severity: Severity
  readonly sentence: string
}

/** A rule that has the same result for requests and responses. */
interface Rule {
  readonly wire: Severity | 'none'
  readonly code?: Severity | 'none'
  readonly says: (found: DifferenceOnSides) => string
}

const one = (wire: Severity | 'none', says: Rule['says'], code?: Severity | 'none'): Rule => ({
  wire,
  says,
  ...(code && { code }),
})

const RULES: Readonly<Record<string, Rule>> = {
  'operation-removed': one('breaking', () => 'was removed.'),
  'operation-added': one('additive', () => 'was added.'),
  'operation-aliased': one(
    'additive',
    ({ before, after }) => `has another address, ${show(after)}; the former one stays as ${show(before)}.`,
  ),
  'operation-moved': one('breaking', ({ before, after }) => `is ${show(after)} instead of ${show(before)}.`),
  'operation-id': one(
    'none',
    ({ after }) => `is called ${show(after)} now: the generated code has another name.`,
    'breaking',
  ),
  'path-parameter-renamed': one(
    'none',
    ({ after }) => `is written ${show(after)}: a parameter of the path has another name, and no request differs.`,
    'editorial',
  ),
  tags: one(
    'none',
    ({ before, after }) => `went from tag ${show(before)} to ${show(after)}: the generated code is in another file.`,
    'breaking',
  ),
  words: one('editorial', ({ attribute }) => `says its ${attribute} in other words.`),
  meaning: one(
    'behaviour',
    ({ attribute, before, after }) =>
      `promises something else in its ${attribute}, which ${meaningDifference(before, after)}: read it.`,
    'none',
  ),
  deprecated: one('additive', ({ after }) =>
    after === true ? 'is deprecated: its users should stop using it.' : 'is not deprecated any more.',
  ),
  security: one('breaking', ({ before, after }) =>
    isEmpty(after)
      ? 'asks for no token any more, so the portal would send none.'
      : `asks for ${show(after)} instead of ${show(before)}.`,
  ),
  'security-added': one('additive', ({ after }) => `may be called with ${show(after)}.`),
  unread: one(
    'unclear',
    ({ attribute, before, after }) =>
      `has another ${attribute}, which no rule judges: ${show(after)} instead of ${show(before)}.`,
  ),
  callbacks: one('unclear', ({ attribute }) => `has other ${attribute}.`),
  'server-removed': one('breaking', () => 'is not named any more: every call of it goes elsewhere.'),
  'server-added': one('additive', () => 'is named too.'),
  'tag-removed': one('editorial', () => 'is gone.'),
  'tag-added': one('editorial', () => 'is new.'),
  'scheme-removed': one('breaking', () => 'was removed.'),
  'scheme-added': one('additive', () => 'was added.'),
  'scheme-changed': one('breaking', ({ before, after }) => `went from ${show(before)} to ${show(after)}.`),
  'parameter-removed': one('breaking', () => 'was removed.'),
  'parameter-renamed': one('breaking', ({ after }) => `is called ${show(after)} now.`),
  'list-exploded': one(
    'breaking',
    ({ before, after }) => `is a list of its own: ${show(before)} is sent as ${show(after)}.`,
  ),
  'list-joined': one(
    'none',
    ({ before }) => `is a list that is still sent as ${show(before)}: its generated type differs, no request does.`,
    'breaking',
  ),
  'kept-no-more': one(
    'additive',
    ({ after }) => `is kept no more, and ${show(after)} says that it makes it stale: no code can be generated.`,
    'breaking',
  ),
  'parameter-moved': one('breaking', ({ before, after }) => `moved from the ${show(before)} to the ${show(after)}.`),
  serialization: one(
    'breaking',
    ({ attribute, before, after }) =>
      `is written another way: ${attribute} went from ${show(before)} to ${show(after)}.`,
  ),
  'body-removed': one('breaking', () => 'was removed.'),
  'media-type-removed': one('breaking', ({ before }) => `is ${show(before)} no more.`),
  'success-removed': one('breaking', () => 'was removed.'),
  'success-added': one('breaking', () => 'was added: the portal must know what it means before it arrives.'),
  'response-repointed': one(
    'editorial',
    ({ before, after }) => `is ${show(after)} now, not ${show(before)}, which other operations may share.`,
  ),
  'failure-removed': one('additive', () => 'was removed: one failure less to be ready for.'),
  'failure-added': one('additive', () => 'was added, a failure that is shown with the text of the service.'),
  'header-removed': one('breaking', () => 'was removed.'),
  'header-added': one('additive', () => 'was added.'),
  'example-removed': one('editorial', ({ before }) => `lost its example ${show(before)}.`),
  'component-renamed': one('none', ({ proof }) => `${proof}: no message differs, its generated type does.`, 'breaking'),
  'alternative-renamed': one(
    'none',
    ({ before, after }) => `has the alternative ${show(after)} instead of ${show(before)}, which hold the same.`,
    'breaking',
  ),
  storage: one('editorial', ({ after }) => `is stored as ${show(after)}: its values are the same.`),
  'property-moved': one('breaking', ({ after }) => `is at ${show(after)} now.`),
  'property-renamed': one('breaking', ({ after }) => `is called ${show(after)} now.`),
  'default-added': one('additive', ({ after }) => `stands for ${show(after)} where nothing is said.`),
  default: one(
    'unclear',
    ({ before, after }) =>
      `stands for ${show(after)} instead of ${show(before)} where nothing is said, and no rule knows who says nothing.`,
  ),
  discriminator: one('breaking', () => 'is told apart in another way.'),
}

/**
 * How a change of one of this portal's OpenAPI extensions affects callers: on the wire, and in the generated code. A
 * change of any other extension only affects how the portal behaves.
 */
const EXTENSIONS: Readonly<
  Record<string, (before: unknown, after: unknown) => { wire: Severity | 'none'; code: Severity | 'none'; why: string }>
> = {
  'x-localised': (_, after) =>
    after === true
      ? { wire: 'additive', code: 'additive', why: 'The answer depends on the language, and is asked for in each.' }
      : { wire: 'breaking', code: 'breaking', why: 'An answer in one language would be shown in the other.' },
  'x-as-data': () => ({
    wire: 'breaking',
    code: 'breaking',
    why: 'A result becomes a failure, or a failure a result.',
  }),
  'x-download': (_, after) =>
    after === undefined
      ? { wire: 'none', code: 'breaking', why: 'There is no generated download any more.' }
      : { wire: 'none', code: 'additive', why: 'The name of the file that the member keeps.' },
  'x-static': () => ({ wire: 'breaking', code: 'breaking', why: 'What is generated of it is a call, or none.' }),
  'x-source': () => ({ wire: 'none', code: 'breaking', why: 'What is generated asks for other parameters.' }),
  'x-answer-headers': (before, after) =>
    isObject(before) && Object.entries(before).some(([name, value]) => !isObject(after) || after[name] !== value)
      ? { wire: 'breaking', code: 'breaking', why: 'Answers do not promise a header any more.' }
      : { wire: 'additive', code: 'additive', why: 'Answers promise more.' },
  'x-body': (_, after) =>
    after === undefined
      ? { wire: 'additive', code: 'additive', why: 'Answers always hold what they promise.' }
      : { wire: 'breaking', code: 'breaking', why: 'Answers may be empty, or hold something else.' },
  'x-beyond': () => ({ wire: 'editorial', code: 'editorial', why: 'Who decided it.' }),
}

const WIDER: Readonly<Record<Side, Severity>> = { request: 'additive', answer: 'breaking' }
const NARROWER: Readonly<Record<Side, Severity>> = { request: 'breaking', answer: 'additive' }
const MEANING: Readonly<Record<Side, Readonly<Record<Direction, string>>>> = {
  request: {
    wider: 'More may be sent.',
    narrower: 'Requests that were valid are refused.',
    both: 'Requests that were valid are refused.',
    unknown: 'No rule can tell whether valid requests are still valid.',
  },
  answer: {
    wider: 'Answers may hold unexpected values.',
    narrower: 'Answers hold less than they could.',
    both: 'Answers may hold unexpected values.',
    unknown: 'No rule can tell whether answers still have the expected values.',
  },
}

/**
 * Determines the severity of a difference. A removed part is judged by its announced date of removal and `today`
 * (yyyy-MM-dd).
 */
export function judge(found: DifferenceOnSides, today: string): Judgement {
  const { what, sunset, kind } = readAs(found)
  const isOver = kind === 'removed' && sunset !== undefined && isDay(sunset) && sunset <= today
  if (isOver)
    return judgement(
      `${what}-after-sunset`,
      'additive',
      'additive',
      `${capital(found.subject)} was removed, as announced for ${sunset}.`,
    )
  if (what === 'extension') return ofExtension(found)
  if (what === 'sunset') return ofSunset(found)
  const law = RULES[what]
  if (law) {
    return judgement(
      what,
      law.wire,
      law.code ?? law.wire,
      `${capital(found.subject)} ${law.says(found)}${promiseOf(found)}`,
    )
  }
  return ofDirection(found)
}

/**
 * Replaces the kind of a difference if a more specific kind applies: a description whose meaning changed, or an added
 * default.
 */
function readAs(found: DifferenceOnSides): DifferenceOnSides {
  const { what, attribute, before, after, sides } = found
  if (what === 'words' && attribute === 'description' && meaningDifference(before, after) !== undefined)
    return { ...found, what: 'meaning' }
  // A new default in a response only explains what an absent part means. In a request, it may change the result for
  // callers that leave the part out.
  const isNew = before === undefined && !sides.has('request')
  return what === 'default' && isNew ? { ...found, what: 'default-added' } : found
}

const judgement = (rule: string, wire: Judgement['wire'], code: Judgement['code'], sentence: string): Judgement => ({
  rule,
  wire,
  code,
  severity: SEVERITIES.find((each) => each === wire || each === code) ?? 'editorial',
  sentence,
})

/**
 * Additional allowed values are harmless in a request and break the readers of a response. Fewer allowed values break
 * the senders of a request and are harmless in a response. A schema that is used in both gets the worse severity.
 */
function ofDirection(found: DifferenceOnSides): Judgement {
  const onSides = [...found.sides].map(([side, direction]) => {
    const said: Direction = direction ?? 'both'
    const isElsewhere = found.what === (side === 'answer' ? 'readOnly' : 'writeOnly')
    const severity: Severity = isElsewhere
      ? 'additive'
      : said === 'unknown'
        ? 'unclear'
        : said === 'both'
          ? 'breaking'
          : said === 'wider'
            ? WIDER[side]
            : NARROWER[side]
    return { side, said, severity }
  })
  const worst = SEVERITIES.flatMap((severity) => onSides.filter((each) => each.severity === severity))[0]!
  const rule = `${worst.side}-${found.what}-${found.kind === 'modified' ? worst.said : found.kind}`.replace(
    /(added|removed)-\1$/,
    '$1',
  )
  const isMissed =
    worst.side === 'answer' && worst.severity === 'breaking' && (found.what === 'required' || found.kind === 'removed')
  const meaning =
    found.kind === 'added' && worst.severity === 'additive'
      ? ''
      : ` ${isMissed ? 'Who reads it may find nothing.' : MEANING[worst.side][worst.said]}`
  return judgement(
    rule,
    worst.severity,
    worst.severity,
    `${capital(found.subject)}${joined(happened(found))}.${meaning}${promiseOf(found)}`,
  )
}

const promiseOf = ({ sunset }: DifferenceOnSides): string =>
  sunset === undefined ? '' : ` It was promised until ${sunset}.`
const joined = (text: string): string => (text.startsWith(':') ? text : ` ${text}`)

/** Describes a change: the end of a sentence that begins with the changed part, without a full stop. */
function happened({ what, kind, attribute, before, after, proof }: DifferenceOnSides): string {
  if (what === 'required') return after === true ? 'is required from now on' : 'is not required any more'
  if (what === 'media-type-added') return `may be ${show(after)} too`
  if (kind === 'added') return `was added${proof ? ` ${proof}` : ''}`
  if (kind === 'removed') return 'was removed'
  if (what === 'null') return Array.isArray(after) && after.includes('null') ? 'may be null' : 'is never null'
  if (what === 'alternatives') return 'has other alternatives'
  if (what === 'forbidden') return after === false ? 'may not be there any more' : 'may be there'
  if (what === 'additional') return after === false ? 'may hold nothing else any more' : 'may hold other properties'
  if (what === 'items') return 'says another thing of its items'
  if ((what === 'readOnly' || what === 'writeOnly') && after === true)
    return what === 'readOnly' ? 'may not be sent any more' : 'is not answered any more'
  if (what === 'values' && proof) return `${proof} (${attribute})`
  const went = `: ${attribute} went from ${show(before)} to ${show(after)}`
  return proof ? `${went}, ${proof}` : went
}

function ofExtension({ attribute = '', before, after, subject }: DifferenceOnSides): Judgement {
  const known = EXTENSIONS[attribute]?.(before, after)
  const { wire, code, why } = known ?? {
    wire: 'additive',
    code: 'additive',
    why: 'The portal may behave differently once it is generated.',
  }
  return judgement(
    `extension-${attribute.replace('x-', '')}`,
    wire,
    code,
    `${capital(subject)}: ${attribute} went from ${show(before)} to ${show(after)}. ${why}`,
  )
}

/**
 * True for a date (yyyy-MM-dd), with or without a time in the format of RFC 3339, because contracts from other sources
 * may write the date of a removal with a time.
 */
const isDay = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}(?:T.*)?$/.test(value) && !Number.isNaN(Date.parse(value))

/**
 * Judges a change of the announced date of removal (`x-sunset`). A later date is allowed. An earlier date breaks the
 * announcement. A text that is not a date (yyyy-MM-dd) announces nothing.
 */
function ofSunset({ before, after, subject }: DifferenceOnSides): Judgement {
  if (after === undefined)
    return judgement(
      'sunset',
      'additive',
      'additive',
      `${capital(subject)} stays: ${show(before)} is its last day no more.`,
    )
  if (!isDay(after))
    return judgement(
      'sunset-unreadable',
      'breaking',
      'breaking',
      `${capital(subject)} may go after ${show(after)}, which is no day: write yyyy-MM-dd.`,
    )
  const isSooner = typeof before === 'string' && typeof after === 'string' && after < before
  const severity = isSooner ? 'breaking' : 'additive'
  return judgement(
    isSooner ? 'sunset-sooner' : 'sunset',
    severity,
    severity,
    `${capital(subject)} may go after ${show(after)}${before === undefined ? '' : `, not ${show(before)}`}.`,
  )
}

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0
/** Capitalises the first letter of a text, unless the text begins with the name of a schema or operation. */
const capital = (text: string): string =>
  /^(?:the|server|tag) /.test(text) ? text[0]!.toUpperCase() + text.slice(1) : text

function show(value: unknown): string {
  if (value === undefined) return 'nothing'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > 80 ? `${text.slice(0, 77)}...` : text
}
