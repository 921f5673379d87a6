import type { Operation } from '../../generate/contracts/operation.ts'
import type { Contract } from '../../generate/contracts/read-contract.ts'
import { exampleRequest, isForm, parametersIn } from '../requests/examples.ts'
import { asMember } from './attempts.ts'
import type { Finding } from './problems.ts'
import { curlOf, reasonOf, send, type Running } from './service.ts'

/**
 * Sends a write twice with the same Idempotency-Key, as a browser does after a dropped connection. The service must
 * return the first response again, and must not carry out the write again.
 */
export async function repeatedWrite(
  { document }: Contract,
  operation: Operation,
  running: Running,
  token: string,
): Promise<Finding[]> {
  const isKeyed = parametersIn(document, operation, 'header').some(({ name }) => name === 'Idempotency-Key')
  if (!isKeyed || isForm(operation) || operation.object.operationId === 'login') return []
  const request = asMember(exampleRequest(document, operation), running)
  const way = { headers: { 'Idempotency-Key': crypto.randomUUID() } }
  const ask = async () => {
    const { status, bytes } = await send(running, operation, request, token, 'en', way)
    return { status, text: new TextDecoder().decode(bytes) }
  }
  const about = {
    operationId: operation.object.operationId,
    request: 'the same request twice, with one Idempotency-Key',
    curl: curlOf(running, operation, request, true, 'en', way),
  }
  try {
    const first = await ask()
    if (first.status >= 300) return []
    const second = await ask()
    const problem =
      second.status !== first.status
        ? `status ${second.status} where the first answer was ${first.status}: the same key gives the same answer`
        : second.text !== first.text
          ? 'another answer than the first one: the same key does nothing a second time'
          : undefined
    return problem === undefined ? [] : [{ ...about, problems: [problem] }]
  } catch (error) {
    return [{ ...about, problems: [`no answer: ${reasonOf(error)}`] }]
  }
}

/** Properties that never have the same value for members of different plans. */
const OF_ONE = new Set(['policyNumber', 'idNumber', 'certificateId', 'account', 'address'])

/**
 * Sends a member's request as another member. If both receive the same personal numbers, one member sees the other's
 * data.
 */
export async function sharedData(
  { document }: Contract,
  operation: Operation,
  running: Running,
  other: { readonly login: string; readonly token: string },
  own: unknown,
): Promise<Finding[]> {
  const item: unknown = Array.isArray(own) ? own[0] : own
  const isOfOne = typeof item === 'object' && item !== null && Object.keys(item).some((name) => OF_ONE.has(name))
  if (operation.method !== 'get' || !isOfOne) return []
  const asOther = { ...running, login: other.login }
  const request = asMember(exampleRequest(document, operation), asOther)
  try {
    const { status, bytes } = await send(asOther, operation, request, other.token, 'en')
    const isSame = status === 200 && new TextDecoder().decode(bytes) === JSON.stringify(own)
    return isSame
      ? [
          {
            operationId: operation.object.operationId,
            request: 'the example, as another member',
            problems: ['another member gets the same answer, so one of them sees the data of the other'],
            curl: curlOf(asOther, operation, request, '$FOREIGN_TOKEN', 'en'),
          },
        ]
      : []
  } catch {
    return [] // other requests report that the service does not respond
  }
}

const STRANGER = 'nobody.has.this@example.com'

/**
 * Signs in with a wrong password, once with an existing login and once with an unknown one. Both responses must be the
 * same, so that they do not reveal which logins exist.
 */
export async function signInSecrets(operation: Operation, running: Running): Promise<Finding[]> {
  const ask = async (email: string) => {
    const request = { path: {}, query: {}, body: { email, password: 'Not1theirs' } }
    const { status, bytes } = await send(running, operation, request, undefined, 'en')
    return { request, said: `${status} ${withoutReference(new TextDecoder().decode(bytes))}` }
  }
  try {
    const [known, unknown] = [await ask(running.login), await ask(STRANGER)]
    return known.said === unknown.said
      ? []
      : [
          {
            operationId: operation.object.operationId,
            request: 'a wrong password of a member, and one of nobody',
            problems: ['the two answers differ, so a stranger learns who has an account'],
            curl: curlOf(running, operation, unknown.request, false, 'en'),
          },
        ]
  } catch {
    return [] // other requests report that the service does not respond
  }
}

/** The text of an error response without numbers that differ each time, such as its reference. */
const withoutReference = (text: string): string => text.replaceAll(/[\da-f]{8}-[\da-f-]{27}|\d{4,}/gi, '#')
