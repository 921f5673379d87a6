import { parametersIn } from '../requests/examples.ts'
import type { Exchange } from './exchange.ts'
import { examplesOf } from './language.ts'
import { isItem, listProblems, type Item } from './lists.ts'
import type { Answer } from './service.ts'

/** Checks a response against promises that the contracts make in descriptions, as far as a single response can show. */
export function promiseProblems(exchange: Exchange): string[] {
  const { answer, body } = exchange
  return [
    ...headerProblems(answer),
    ...(answer.status >= 400 ? failureProblems(answer) : []),
    ...(answer.status === 200 ? [...askedProblems(exchange), ...listProblems(exchange), ...sumProblems(body)] : []),
    ...tokenProblems(exchange),
  ]
}

function headerProblems({ headers }: Answer): string[] {
  const kept = headers['cache-control'] ?? ''
  const age = /(?:^|[\s,])(?:s-)?max-age=([1-9]\d*)/.exec(kept)?.[1]
  return [
    ...(headers['set-cookie'] === undefined ? [] : ['the answer sets a cookie, and the services use none']),
    ...(age !== undefined && /no-store/i.test(kept)
      ? [`header cache-control says max-age=${age} beside no-store, so some caches keep the answer`]
      : []),
    ...(headers['age'] === undefined ? [] : ['header age says that a cache gave the answer, where none may keep it']),
    ...(headers['content-type']?.startsWith('application/pdf') && !headers['content-disposition']
      ? ['header Content-Disposition is missing, so the document has no name']
      : []),
  ]
}

/** Matches stack traces (Java, C#, JavaScript, Python, Go) and database errors, which a response must not contain. */
const TRACES =
  /\bat [\w$.<>/]+ ?\([^)\n]*:\d+|Traceback \(most recent call last\)|File "[^"]+", line \d+|\b(?:java|javax|org|com)\.[\w.]+(?:Exception|Error)\b|System\.\w+Exception|\bgoroutine \d+|node_modules\/|SQLSTATE|\bORA-\d{5}/

/** Matches property names in an error response that reveal the service's implementation. */
const INNER = /"(?:\w*(?:stack|trace|exception|debug|sql)\w*)"\s*:/i

function failureProblems({ bytes }: Answer): string[] {
  const text = new TextDecoder().decode(bytes)
  return TRACES.test(text) || INNER.test(text) ? ['the failure shows a trace of the program to everybody'] : []
}

/** Parameters that the response repeats under the same name. */
const COMES_BACK = new Set(['claimId', 'line', 'participantId', 'paymentId', 'formType', 'benefitCode', 'statementId'])

/** Checks that the response is about the member, claim, person or benefit that the request named. */
function askedProblems({ document, operation, request, login, body }: Exchange): string[] {
  const asked = [
    ...parametersIn(document, operation, 'path').map(({ name }) => [name, name === 'id' ? login : request.path[name]]),
    ...parametersIn(document, operation, 'query').map(({ name }) => [name, request.query[name]]),
  ] as [string, unknown][]
  const items = Array.isArray(body)
    ? body
    : [body, ...(isItem(body) ? Object.values(body).filter(Array.isArray).flat() : [])]
  return [
    ...new Set(
      asked.flatMap(([name, value]) => {
        if (typeof value !== 'string' && typeof value !== 'number') return []
        // in a list entry, `id` is the id of the entry, not of the member
        const asItself = name === 'id' ? [body] : COMES_BACK.has(name) ? items : []
        const others = asItself
          .filter(isItem)
          .flatMap((item) => answeredAs(item, name))
          .filter((each) => !isAlike(each, value))
        return others.length > 0
          ? [
              `body says another ${name} than the one that was asked for: its property ${name} is not ${name === 'id' ? 'the login' : 'the value'} in the request`,
            ]
          : []
      }),
    ),
  ]
}

/** The values of a property of this name, in the object itself and in nested objects whose names end with `Info`. */
function answeredAs(item: Item, name: string): unknown[] {
  const inner = Object.entries(item).flatMap(([key, value]) => (key.endsWith('Info') && isItem(value) ? [value] : []))
  return [item, ...inner].flatMap((each) => {
    const value = each[name]
    return typeof value === 'string' || typeof value === 'number' ? [value] : []
  })
}

const isAlike = (one: unknown, other: unknown): boolean => String(one).toLowerCase() === String(other).toLowerCase()

/**
 * Amounts that must equal the sum of other amounts. The rule applies to every object that has the total and all parts.
 */
const SUMS: readonly (readonly [whole: string, parts: readonly string[]])[] = [
  ['submittedAmount', ['eligibleAmount', 'excludedAmount']],
  ['totalPaidAmount', ['paidAmount', 'spendingAccountPaidAmount']],
  ['allocationAmount', ['balanceAmount', 'usedAmount']],
]
/** Amounts that must equal the sum of one amount over all entries of a list in the same object. */
const TOTALS: readonly (readonly [whole: string, list: string, part: string])[] = [
  ['totalUsableAmount', 'products', 'usableAmount'],
  ['totalPaidAmount', 'paymentLines', 'paidAmount'],
]

const cents = (value: unknown): number | undefined =>
  typeof value === 'string' && /^-?\d+\.\d{2}$/.test(value) ? Math.round(Number(value) * 100) : undefined

function sumProblems(value: unknown, at = 'body'): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((each) => sumProblems(each, `${at}/*`)))]
  if (!isItem(value)) return []
  const own = SUMS.flatMap(([whole, parts]) => {
    const [total, ...amounts] = [whole, ...parts].map((name) => cents(value[name]))
    const isWrong = total !== undefined && amounts.every((each) => each !== undefined) && total !== sumOf(amounts)
    return isWrong ? [`${at}/${whole} is not the sum of ${parts.join(' and ')}`] : []
  })
  const totals = TOTALS.flatMap(([whole, list, part]) => {
    const [total, entries] = [cents(value[whole]), value[list]]
    if (total === undefined || !Array.isArray(entries)) return []
    const amounts = entries.map((each) => cents((each as Item)[part]))
    return amounts.every((each) => each !== undefined) && total !== sumOf(amounts)
      ? [`${at}/${whole} is not the sum of ${part} in ${list}`]
      : []
  })
  return [...own, ...totals, ...Object.entries(value).flatMap(([name, each]) => sumProblems(each, `${at}/${name}`))]
}

const sumOf = (amounts: readonly (number | undefined)[]): number =>
  amounts.reduce<number>((sum, each) => sum + (each ?? 0), 0)

/** Checks that a token in a response belongs to the requesting member, is for the group MEMBER, and has not expired. */
function tokenProblems({ answer, login }: Exchange): string[] {
  const token = answer.headers['x-auth']
  if (token === undefined || answer.status !== 200) return []
  const claims = claimsOf(token)
  if (!claims) return ['header x-auth is no signed token']
  const { sub, exp, groups } = claims
  return [
    ...(typeof sub === 'string' && isAlike(sub, login) ? [] : ['header x-auth is the token of somebody else']),
    ...(typeof exp === 'number' && exp * 1000 > Date.now() ? [] : ['header x-auth is a token that has expired']),
    ...(Array.isArray(groups) && groups.includes('MEMBER')
      ? []
      : ['header x-auth is a token without the group MEMBER']),
  ]
}

function claimsOf(token: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>
  } catch {
    return undefined
  }
}

const MANY = 6

/**
 * Reports that an operation has lost the cents of its amounts: all amounts are whole dollars, although the contract's
 * examples have cents.
 */
export function roundedAmounts(
  { document, operation }: Pick<Exchange, 'document' | 'operation'>,
  bodies: readonly unknown[],
): string | undefined {
  const hasCents = (amount: string) => !amount.endsWith('.00')
  const amounts = new Set(bodies.flatMap(amountsIn))
  return amounts.size >= MANY &&
    ![...amounts].some(hasCents) &&
    amountsIn(examplesOf(document, operation)).some(hasCents)
    ? 'every amount is in whole dollars, where amounts are told to the cent'
    : undefined
}

const amountsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? /^-?\d+\.\d{2}$/.test(value)
      ? [value]
      : []
    : Object.values(typeof value === 'object' && value !== null ? value : {}).flatMap(amountsIn)
