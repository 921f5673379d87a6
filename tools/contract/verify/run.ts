import fc from 'fast-check'
import { isStatic, readStatuses, type Operation } from '../../generate/contracts/operation.ts'
import type { Contract } from '../../generate/contracts/read-contract.ts'
import { broken } from '../requests/broken.ts'
import { bodySchema, exampleRequest, isForm, parametersIn, type RequestParts } from '../requests/examples.ts'
import { valid } from '../requests/values.ts'
import { declaredProperties, part, seenProperties, type Coverage } from './coverage.ts'
import { unsaid } from '../answer-headers.ts'
import { problemsOf } from './problems.ts'
import { reasonOf, send, ServiceDown, signIn, type Running } from './service.ts'

/** What does not keep the contract: which operation, which request, what is wrong. */
export interface Finding {
  readonly operationId: string
  readonly request: string
  readonly problems: readonly string[]
}

export interface Verification {
  readonly findings: readonly Finding[]
  readonly coverage: Coverage
  readonly requests: number
  /** operations that change something and were left alone */
  readonly leftAlone: readonly string[]
}

export interface Options {
  /** operations that change something are called too: only on a service that may be changed */
  readonly writes?: boolean
}

/**
 * Replays the contract against a running service: every operation with the examples of the contract in both languages, without a token, and
 * with one rule broken at a time. Each answer must be one the contract declares, with its headers, media type and schema.
 */
export async function verify(contracts: readonly Contract[], running: Running, { writes = false }: Options = {}): Promise<Verification> {
  let token = await signIn(running)
  const findings: Finding[] = []
  const statuses = new Set<string>()
  const properties = new Set<string>()
  const called = new Set<string>()
  const leftAlone: string[] = []
  let requests = 0
  const operations = contracts.flatMap((contract) => contract.operations.filter((each) => !isStatic(each)).map((operation) => ({ contract, operation })))

  const attempt = async (
    contract: Contract,
    operation: Operation,
    what: string,
    request: RequestParts,
    expected: (status: number) => string | undefined,
    withToken: boolean,
    locale: 'en' | 'fr' = 'en',
  ) => {
    const { operationId } = operation.object
    requests += 1
    try {
      const answer = await send(running, operation, request, withToken ? token : undefined, locale)
      called.add(operationId)
      statuses.add(`${operationId} ${answer.status}`)
      const { problems, body } = problemsOf(contract, operation, answer)
      for (const path of seenProperties(body)) properties.add(`${operationId} ${answer.status} ${path}`)
      const surprise = expected(answer.status)
      const all = [...(surprise ? [surprise] : []), ...problems, ...unsaid(contract.document, answer.headers)]
      if (all.length > 0) findings.push({ operationId, request: what, problems: all })
      if (operationId === 'login' && answer.status === 200) token = answer.headers['x-auth'] ?? token
    } catch (error) {
      if (requests === 1) throw new ServiceDown(`${running.bases[operation.service]} does not answer: ${reasonOf(error)}`, { cause: error })
      findings.push({ operationId, request: what, problems: [`no answer: ${reasonOf(error)}`] })
    }
  }

  for (const { contract, operation } of operations) {
    const { operationId } = operation.object
    if (operation.method !== 'get' && operationId !== 'login' && !writes) {
      leftAlone.push(operationId)
      continue
    }
    const example = asMember(exampleRequest(contract.document, operation), running)
    const declared = readStatuses(operation.object).declared
    for (const locale of ['en', 'fr'] as const)
      if (!isForm(operation))
        await attempt(contract, operation, `the example, ${locale}`, example, (status) => (status >= 500 ? `status ${status}` : undefined), true, locale)
    if (operation.object.security?.length !== 0 && declared.includes(401))
      await attempt(contract, operation, 'no token', example, (status) => (status === 401 ? undefined : `status ${status} instead of 401`), false)
    for (const { what, request } of breakings(contract, operation, example))
      await attempt(
        contract,
        operation,
        what,
        request,
        (status) => (status >= 400 && status < 500 ? undefined : `status ${status} where the request must be refused`),
        true,
      )
  }
  return {
    findings,
    requests,
    leftAlone,
    coverage: {
      operations: part(
        operations.map(({ operation }) => operation.object.operationId),
        called,
      ),
      statuses: part(
        operations.flatMap(({ operation: { object } }) => readStatuses(object).declared.map((status) => `${object.operationId} ${status}`)),
        statuses,
      ),
      properties: part(
        operations.flatMap(({ contract, operation }) => declaredProperties(contract.document, operation)),
        properties,
      ),
    },
  }
}

/** The example, with the identity and the password that were given. */
function asMember({ path, query, body }: RequestParts, { login, password }: Running): RequestParts {
  const identity = Object.fromEntries(['id', 'email'].filter((name) => name in path).map((name) => [name, login]))
  const credentials = typeof body === 'object' && body !== null && 'password' in body && 'email' in body ? { ...body, email: login, password } : body
  return { path: { ...path, ...identity }, query, body: credentials }
}

/** The request with one rule broken at a time; the identity stays, or every answer would be about that. */
function breakings({ document }: Contract, operation: Operation, request: RequestParts): { what: string; request: RequestParts }[] {
  const inPlace = (place: 'path' | 'query') =>
    parametersIn(document, operation, place)
      .filter(({ name }) => name in request[place] && name !== 'id' && name !== 'email')
      .flatMap(({ name, schema, required }) => [
        ...broken(document, schema, request[place][name], true, `${place}.${name}`).map(({ what, value }) => ({
          what,
          request: { ...request, [place]: { ...request[place], [name]: value } },
        })),
        ...(required && place === 'query'
          ? [
              {
                what: `query.${name} required`,
                request: { ...request, query: Object.fromEntries(Object.entries(request.query).filter(([key]) => key !== name)) },
              },
            ]
          : []),
      ])
  const schema = isForm(operation) ? undefined : bodySchema(operation)
  const sample = schema && (request.body ?? fc.sample(valid(document, schema), { numRuns: 1, seed: 1 })[0])
  return [
    ...inPlace('path'),
    ...inPlace('query'),
    ...(schema ? broken(document, schema, sample, false, 'body').map(({ what, value }) => ({ what, request: { ...request, body: value } })) : []),
  ]
}
