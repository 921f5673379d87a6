import { createLogger } from '@stoplight/prism-core'
import { createInstance, ProblemJsonError } from '@stoplight/prism-http'
import { BASE, partOf, type Part } from '../http/contract.ts'
import type { Reply } from '../handlers/call.ts'
import { problemReply } from '../http/problems.ts'
import { localeOf } from '../bilingual.ts'
import { inLanguage } from '../http/example-for.ts'
import type { Meant, NamedExamples } from './named-examples.ts'
import { loadMockContracts } from './operations.ts'
import { exampleNobodyHas, usualStatus, whereDeclared, type Preference } from './prefer.ts'
import type { PrismInput } from './read-request.ts'
import { withRows } from './rows.ts'

type Instance = ReturnType<typeof createInstance>
type Config = NonNullable<Parameters<Instance['request']>[2]>
type Outcome = Awaited<ReturnType<ReturnType<Instance['request']>>>

export interface ContractMock {
  /** Headers that every response under a path has. Static files have none. */
  headersOf: (pathname: string) => Readonly<Record<string, string>>
  /** The response from the named example that was chosen, and the problems of the request. */
  answer: (input: PrismInput, preference: Preference) => Promise<Reply & { violations: readonly unknown[] }>
  readonly examples: NamedExamples
  /** The operation at a path. */
  operationOf: (method: string, pathname: string) => Meant | undefined
}

/** A problem of a request, as Prism reports it. */
interface Violation {
  /** the path of the wrong value; absent if a token is missing */
  readonly path?: readonly string[]
  readonly code: string
  readonly message: string
}

const CONFIG = {
  isProxy: false,
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
  errors: false,
  upstreamProxy: undefined,
  mock: { dynamic: false },
} as const

export async function createContractMock(): Promise<ContractMock> {
  const { operations, examples, headers } = await loadMockContracts()
  const prism = createInstance(CONFIG, { logger: createLogger('prism', { level: 'silent' }) })
  // Prism compares a request with every operation it gets, so it gets only the operation at this path.
  const only = (part: Part, method: string, path: string | undefined) =>
    path === undefined
      ? operations[part]
      : operations[part].filter((each) => each.method === method && each.path === path)
  const ask = (
    part: Part,
    input: PrismInput,
    { code }: Preference,
    exampleKey: string | undefined,
    meant: string | undefined,
  ): Promise<Outcome> => {
    const path = input.url.path.slice(BASE[part].length)
    const config = {
      ...CONFIG,
      mock: { dynamic: false, ...(code && { code }), ...(exampleKey && { exampleKey }) },
    } as Config
    // a copy, because Prism changes its input
    return prism.request(
      { ...structuredClone(input), url: { ...input.url, path } },
      only(part, input.method, meant),
      config,
    )()
  }
  return {
    examples,
    operationOf: (method, pathname) => {
      const part = partOf(pathname)
      return examples.of(part, method, pathname.slice(BASE[part].length))
    },
    headersOf: (pathname) => headers[partOf(pathname)],
    answer: async (input, asked) => {
      const part = partOf(input.url.path)
      const meant = examples.of(part, input.method, input.url.path.slice(BASE[part].length))
      const names = meant?.names
      const unheard = asked.isLenient && exampleNobodyHas(asked, examples)
      if (unheard) return { ...failure(404, unheard), violations: [] }
      const preference = asked.isLenient ? whereDeclared(asked, names) : asked
      const code = preference.code ?? usualStatus(names)
      const available = names?.get(code)
      // The status is checked here, because Prism would return another status without saying so.
      if (names && !available)
        return { ...failure(404, `The contract declares no status ${code} here.`), violations: [] }
      if (available && preference.example && !available.has(preference.example))
        return {
          ...failure(
            404,
            `There is no example ${preference.example} for status ${code}, only ${[...available.keys()].join(', ')}.`,
          ),
          violations: [],
        }
      const unknown = unknownParameters(input, meant?.parameters)
      if (unknown.length > 0 && !preference.code) return refused(400, unknown)
      const locale = localeOf(input.headers['locale'] ?? input.headers['accept-language'])
      const example = [preference.example ?? subjectOf(input), 'default']
        .map((name) => inLanguage(name, locale, (each) => available?.has(each) === true))
        .find((name) => available?.has(name))
      const outcome = await ask(part, withEmptyValues(input, meant), preference, example, meant?.path)
      if ('left' in outcome) {
        const problem = ProblemJsonError.toProblemJson(outcome.left) as {
          status?: number
          title?: string
          detail?: string
          validation?: unknown[]
        }
        return {
          ...failure(problem.status ?? 500, [problem.title, problem.detail].filter(Boolean).join(': ')),
          violations: problem.validation ?? [],
        }
      }
      const { output, validations } = outcome.right as unknown as {
        output: { statusCode: number; headers?: Record<string, string>; body?: unknown }
        validations: { input: Violation[]; output: unknown[] }
      }
      const wrong = validations.input.map((each) => asWritten(each, meant?.parameters ?? []))
      // A status or example that the tester names is returned even for an invalid request. Any other invalid request is
      // refused, with a list of its problems.
      if (
        wrong.length > 0 &&
        output.statusCode >= 400 &&
        output.statusCode !== 401 &&
        !preference.code &&
        !preference.example
      )
        return refused(output.statusCode, wrong)
      const reply = asReply(output)
      const rows = example === undefined ? undefined : available?.get(example)
      return {
        ...reply,
        ...(rows && { body: withRows(reply.body, rows) }),
        violations: [...wrong, ...validations.output],
      }
    },
  }
}

/**
 * The name of the person or link that a request is about, by which an example is chosen. It is the persona in the login
 * (`quebec` in `quebec+checkout@example.com`), or the name in the token of a link (`password-reset`) or of an
 * invitation (`welcome-expired`).
 */
function subjectOf({ url, body }: PrismInput): string {
  const { token } = (body ?? {}) as { token?: unknown }
  const named = url.query['mslToken'] ?? token
  if (typeof named === 'string') return named.replace(/^welcome-/, '')
  const said = decodeURIComponent(url.path) + (JSON.stringify(body) ?? '')
  return /([a-z-]+)(?:\+[a-z0-9-]+)?@example\.com/i.exec(said)?.[1] ?? ''
}

/**
 * Gives parameters with an empty value a placeholder. Prism would report them as missing, even if the contract allows
 * an empty value.
 */
const withEmptyValues = (input: PrismInput, meant: Meant | undefined): PrismInput => ({
  ...input,
  url: {
    ...input.url,
    query: Object.fromEntries(
      Object.entries(input.url.query).map(([name, value]) => [
        name,
        value === '' && meant?.mayBeEmpty.includes(name) ? ' ' : value,
      ]),
    ),
  },
})

const refused = (status: number, violations: readonly Violation[]): Reply & { violations: readonly Violation[] } => ({
  ...problemReply(status, { details: violations.map(({ message }) => message) }),
  violations,
})

/**
 * Problems for query parameters that the operation does not declare. Without this check, a misspelt parameter would be
 * ignored.
 */
const unknownParameters = ({ url }: PrismInput, known: readonly string[] | undefined): Violation[] =>
  Object.keys(known ? url.query : {})
    .filter((name) => !known!.includes(name))
    .map((name) => ({
      path: ['query', name],
      code: 'unknown',
      message: `There is no query parameter ${name}, only ${known!.join(', ') || 'none'}`,
    }))

/** Restores the capital letters of a parameter name as in the contract. Prism reports the name in small letters. */
function asWritten(violation: Violation, names: readonly string[]): Violation {
  const { path = [] } = violation
  const [place, small] = path
  const name = place === 'query' ? names.find((each) => each.toLowerCase() === small) : undefined
  if (name === undefined || small === undefined) return violation
  return {
    ...violation,
    path: [place!, name, ...path.slice(2)],
    message: violation.message.replace(`parameter ${small} `, `parameter ${name} `),
  }
}

const failure = (status: number, message: string): Reply => ({
  status,
  body: { message },
  headers: { 'content-type': 'application/json' },
})

/** Converts an example to a response. The contract contains documents as base64 data URLs. */
function asReply({
  statusCode,
  headers = {},
  body,
}: {
  statusCode: number
  headers?: Record<string, string>
  body?: unknown
}): Reply {
  const lower = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]))
  if (typeof body === 'string' && body.startsWith('data:'))
    return {
      status: statusCode,
      headers: lower,
      body: new Uint8Array(Buffer.from(body.slice(body.indexOf(',') + 1), 'base64')),
    }
  return { status: statusCode, headers: lower, ...(body !== undefined && statusCode !== 204 && { body }) }
}
