import { isStatic, readStatuses, readTimeout, type Operation } from '../../generate/contracts/operation.ts'
import type { Contract } from '../../generate/contracts/read-contract.ts'
import { unsaid } from '../response-headers.ts'
import { asMember, attemptsOf, type Attempt, type Token } from './attempts.ts'
import { sequenceFailures, crudSequences } from './crud-sequence.ts'
import { crossOriginProblems, preflightFindings } from './cross-origin.ts'
import { declaredProperties, part, seenProperties, type Coverage } from './coverage.ts'
import { documentProblems } from './document.ts'
import { inOtherLanguage, sameInBoth } from './language.ts'
import { exampleRequest } from '../requests/examples.ts'
import { declaredHeaders, problemsOf, type Finding } from './problems.ts'
import { repeatedWrite, sharedData, signInSecrets } from './probes.ts'
import { promiseProblems, roundedAmounts } from './promises.ts'
import {
  curlOf,
  endSession,
  expired,
  forged,
  isAway,
  reasonOf,
  send,
  ServiceDown,
  signIn,
  unsigned,
  type Running,
} from './service.ts'

/** A login that does not exist. It is used if no other member of the service is known. */
const NOBODY = 'somebody.else@example.com'
/** Logins of the first two members of the sandbox. */
const SANDBOX = ['default@example.com', 'quebec@example.com']

export interface Verification {
  readonly findings: readonly Finding[]
  /** findings that the contract allows, but that a developer should look at */
  readonly warnings: readonly Finding[]
  readonly coverage: Coverage
  readonly requests: number
  /** seed of the generated requests */
  readonly seed: number
  /** operations that change data and were therefore not called */
  readonly leftAlone: readonly string[]
}

export interface Options {
  /** whether to call operations that change data; only for services whose data may change */
  readonly writes?: boolean
  /** login of another member, whose data must not be returned */
  readonly other?: string
  readonly seed?: number
  /** only these operations are called */
  readonly only?: readonly string[]
  /** milliseconds after which a response is reported as slow */
  readonly slow?: number
  /** properties that an earlier run covered; a property that is no longer covered is a finding */
  readonly baseline?: readonly string[]
}

/**
 * Sends requests for every operation to a running service. It sends the examples in both languages, invalid tokens,
 * another member's ids, requests that break one rule each, and generated valid requests. Each response must be
 * declared, must match the declared headers, media type and schema, and must be in time and in the requested language.
 */
export async function verify(
  contracts: readonly Contract[],
  running: Running,
  options: Options = {},
): Promise<Verification> {
  const { writes = false, other = otherThan(running.login), seed = 1, only, slow = 3000, baseline = [] } = options
  const token = await signIn(running)
  const ended = await endSession(running)
  const tokens: Record<Token, string | undefined> = {
    own: token,
    none: undefined,
    forged: forged(token),
    unsigned: unsigned(token),
    expired: expired(token),
    ended: ended.status === 204 ? ended.token : undefined,
    foreign: other === undefined ? undefined : await signIn({ ...running, login: other }).catch(() => undefined),
  }
  const hasForeign = tokens.foreign !== undefined
  const hasEnded = tokens.ended !== undefined
  const findings: Finding[] = []
  const warnings: Finding[] = []
  const statuses = new Set<string>()
  const properties = new Set<string>()
  const called = new Set<string>()
  const leftAlone: string[] = []
  let requests = 0
  const isAsked = ({ object }: Operation) => only === undefined || only.includes(object.operationId)
  const operations = contracts.flatMap((contract) =>
    contract.operations
      .filter((each) => !isStatic(each) && isAsked(each))
      .map((operation) => ({ contract, operation })),
  )

  const accounts = contracts.find(({ service }) => service === 'account')
  const revoke = accounts?.operations.find(({ object }) => object.operationId === 'revokeToken')

  /** Sends one request and records its problems. Returns the body of the response, or undefined if there is none. */
  const attempt = async (
    contract: Contract,
    operation: Operation,
    { what, request, locale, way, refuses, isElsewhere, ...tried }: Attempt,
  ): Promise<unknown> => {
    const { operationId } = operation.object
    const own = tokens[tried.token]
    const about = {
      operationId,
      request: what,
      curl: curlOf(running, operation, request, own === undefined ? false : VARIABLES[tried.token], locale, way),
    }
    requests += 1
    try {
      const answer = await send(running, operation, request, own, locale, way)
      const surprise = refuses(answer.status)
      if (isElsewhere) {
        if (surprise) findings.push({ ...about, problems: [surprise] })
        return undefined
      }
      called.add(operationId)
      statuses.add(`${operationId} ${answer.status}`)
      const { problems, remarks, body } = problemsOf(contract, operation, answer)
      for (const path of seenProperties(body)) properties.add(`${operationId} ${answer.status} ${path}`)
      const allowed = readTimeout(operation.object, operation.service) / 4
      const words = promiseProblems({
        document: contract.document,
        operation,
        request,
        login: running.login,
        answer,
        body,
      })
      const asked =
        request.query['locale'] === 'fr' || request.query['locale'] === 'en' ? request.query['locale'] : locale
      const language = inOtherLanguage(contract, operation, asked, answer.status === 200 ? body : undefined)
      const isExample = what.startsWith('the example')
      const document = isExample && problems.length === 0 ? await documentProblems(answer, asked) : []
      const late =
        answer.took > allowed
          ? [`the answer took ${Math.round(answer.took)} ms, and the portal waits ${allowed * 4}`]
          : []
      // a compressed body that was cut off cannot be decompressed, so it seems to be missing or not JSON
      const packing = answer.headers['content-encoding']
      const broken = problems.map((problem) =>
        packing !== undefined && /^the body is (?:missing|not JSON)$/.test(problem)
          ? `the body ends before its ${packing} does`
          : problem,
      )
      const all = [
        ...(surprise ? [surprise] : []),
        ...broken,
        ...words,
        ...(language ? [language] : []),
        ...document,
        ...unsaid(contract.document, answer.headers),
        ...(running.origin === undefined
          ? []
          : crossOriginProblems(answer, declaredHeaders(contract, operation, answer.status), running.origin)),
        ...late,
      ]
      if (all.length > 0) findings.push({ ...about, problems: all })
      const looked = [
        ...remarks,
        ...(late.length === 0 && answer.took > slow ? [`the answer took more than ${slow} ms`] : []),
      ]
      const isNothing = answer.status === 204 && operation.method === 'get' && tried.token === 'own' && isExample
      if (isNothing) looked.push('204, nothing, where the example shows something')
      if (looked.length > 0) warnings.push({ ...about, problems: looked })
      if (operationId === 'login' && answer.status === 200) tokens.own = answer.headers['x-auth'] ?? tokens.own
      return answer.status === 200 ? body : undefined
    } catch (error) {
      if (requests === 1 && isAway(error))
        throw new ServiceDown(`${running.bases[operation.service]} does not answer: ${reasonOf(error)}`, {
          cause: error,
        })
      findings.push({ ...about, problems: [`no answer: ${reasonOf(error)}`] })
      return undefined
    }
  }

  // the read and write sequences run first, because later requests may end the session
  for (const chain of writes ? contracts.flatMap(crudSequences).filter(({ write }) => isAsked(write)) : [])
    findings.push(...(await sequenceFailures(chain, running, token)))
  for (const { contract, operation } of operations) {
    const { operationId } = operation.object
    if (running.origin !== undefined)
      findings.push(
        ...(await preflightFindings(
          contract,
          operation,
          exampleRequest(contract.document, operation),
          running,
          running.origin,
        )),
      )
    if (!isCalled(operation, writes)) {
      leftAlone.push(operationId)
      continue
    }
    const bodies = new Map<string, unknown>()
    const all: unknown[] = []
    const others = [...new Set([NOBODY, ...(other === undefined ? [] : [other])])]
    const attempts = attemptsOf(contract, operation, running, { seed, others, hasForeign, hasEnded, writes })
    for (const each of attempts) {
      const body = await attempt(contract, operation, each)
      all.push(body)
      if (each.what.startsWith('the example')) bodies.set(each.locale, body)
    }
    if (operationId === 'login') findings.push(...(await signInSecrets(operation, running)))
    else if (operation.method !== 'get') findings.push(...(await repeatedWrite(contract, operation, running, token)))
    if (other !== undefined && tokens.foreign !== undefined && other !== running.login)
      findings.push(
        ...(await sharedData(contract, operation, running, { login: other, token: tokens.foreign }, bodies.get('en'))),
      )
    const rounded = roundedAmounts({ document: contract.document, operation }, all)
    if (rounded !== undefined && attempts[0])
      findings.push({
        operationId,
        request: 'all requests',
        problems: [rounded],
        curl: curlOf(running, operation, attempts[0].request, true, 'en'),
      })
    const same = sameInBoth(contract, operation, bodies.get('en'), bodies.get('fr'))
    const asked = attempts.find(({ locale }) => locale === 'fr')
    if (same && asked)
      findings.push({
        operationId,
        request: 'the example, in both languages',
        problems: [same],
        curl: curlOf(running, operation, asked.request, true, 'fr'),
      })
  }
  if (!hasEnded) {
    const signOut = {
      operationId: 'revokeToken',
      request: 'a session of its own',
      problems: [`the sign-out answered ${ended.status} instead of 204, so nobody tried the token of an ended session`],
      curl:
        accounts && revoke
          ? curlOf(running, revoke, asMember(exampleRequest(accounts.document, revoke), running), true, 'en', {
              headers: { Authorization: 'Bearer $TOKEN' },
            })
          : '',
    }
    ;(only === undefined || only.includes('revokeToken') ? findings : warnings).push(signOut)
  }
  if (other === undefined)
    warnings.push({
      operationId: 'every operation',
      request: 'the id of another member',
      problems: ['no other member is known, so nobody tried to read their data: name one with --other'],
      curl: '',
    })
  const coverage: Coverage = {
    operations: part(
      operations.map(({ operation }) => operation.object.operationId),
      called,
    ),
    statuses: part(
      operations.flatMap(({ operation: { object } }) =>
        readStatuses(object).declared.map((status) => `${object.operationId} ${status}`),
      ),
      statuses,
    ),
    properties: part(
      operations.flatMap(({ contract, operation }) => declaredProperties(contract.document, operation)),
      properties,
    ),
  }
  for (const gone of baseline.filter((each) => coverage.properties.missing.includes(each)))
    findings.push({
      operationId: gone.split(' ')[0]!,
      request: 'all of them',
      problems: [`seen before, and not any more: ${gone}`],
      curl: '',
    })
  return { findings, warnings, requests, seed, leftAlone, coverage }
}

/** The shell variables that stand for the tokens in the commands of a report. */
const VARIABLES: Readonly<Record<Token, `$${string}`>> = {
  own: '$TOKEN',
  none: '$TOKEN',
  forged: '$FORGED_TOKEN',
  unsigned: '$UNSIGNED_TOKEN',
  expired: '$EXPIRED_TOKEN',
  ended: '$ENDED_TOKEN',
  foreign: '$FOREIGN_TOKEN',
}

/** True if the verification calls an operation: operations that change data are called only with `--writes`. */
export const isCalled = ({ method, object }: Operation, writes: boolean): boolean =>
  writes || method === 'get' || object.operationId === 'login'

/** Another member of the sandbox, if the given member belongs to the sandbox. */
const otherThan = (login: string): string | undefined =>
  SANDBOX.includes(login) ? SANDBOX.find((each) => each !== login) : undefined
