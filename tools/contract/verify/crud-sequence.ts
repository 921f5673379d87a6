import type { Operation } from '../../generate/contracts/operation.ts'
import type { Contract } from '../../generate/contracts/read-contract.ts'
import { exampleRequest, isForm } from '../requests/examples.ts'
import { asMember } from './attempts.ts'
import type { Finding } from './problems.ts'
import { curlOf, reasonOf, send, type Running } from './service.ts'

/** What belongs to the member at one path: it can be read, written, and perhaps taken away. */
interface CrudSequence {
  readonly contract: Contract
  readonly read: Operation
  readonly write: Operation
  readonly remove: Operation | undefined
}

/** The chains of a contract: paths with a GET and a PUT of JSON, and their DELETE. */
export function crudSequences(contract: Contract): CrudSequence[] {
  const at = (path: string, method: string) => contract.operations.find((each) => each.path === path && each.method === method)
  return contract.operations
    .filter((write) => write.method === 'put' && write.object.requestBody && !isForm(write))
    .flatMap((write) => {
      const read = at(write.path, 'get')
      return read ? [{ contract, read, write, remove: at(write.path, 'delete') }] : []
    })
}

/**
 * Writes, reads, takes away, reads and takes away once more: what was written must be there, what was taken away must be gone, and nothing may
 * break. A write that the service refuses ends its chain: whether it may is asked elsewhere.
 */
export async function sequenceFailures({ contract, read, write, remove }: CrudSequence, running: Running, token: string): Promise<Finding[]> {
  const findings: Finding[] = []
  const ask = async (operation: Operation) => {
    const request = asMember(exampleRequest(contract.document, operation), running)
    const { status, bytes } = await send(running, operation, request, token, 'en')
    const found = (problem: string) =>
      findings.push({
        operationId: operation.object.operationId,
        request: `the chain of ${operation.path}`,
        problems: [problem],
        curl: curlOf(running, operation, request, true, 'en'),
      })
    return { status, request, found, body: status === 200 ? readJson(bytes) : undefined }
  }
  try {
    const written = await ask(write)
    if (written.status >= 300) return []
    const there = await ask(read)
    const lost = there.status === 200 ? differences(written.request.body, there.body) : [`status ${there.status}`]
    if (lost.length > 0) there.found(`what ${write.object.operationId} wrote is not there: ${lost.join(', ')}`)
    if (!remove) return findings
    const removed = await ask(remove)
    if (removed.status >= 300) return findings
    const gone = await ask(read)
    const isLeft = gone.status === 200 && differences(written.request.body, gone.body).length === 0
    if (isLeft) gone.found(`what ${remove.object.operationId} took away is still there`)
    const again = await ask(remove)
    if (again.status >= 500) again.found(`status ${again.status} where nothing is left to take away`)
  } catch (error) {
    findings.push({ operationId: write.object.operationId, request: `the chain of ${write.path}`, problems: [`no answer: ${reasonOf(error)}`], curl: '' })
  }
  return findings
}

function readJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown
  } catch {
    return undefined // whether it is JSON is asked elsewhere
  }
}

/** Names of which the answer has another value than was sent; what it does not have, it may keep to itself. Case and blanks may be put in order. */
function differences(sent: unknown, read: unknown, at = ''): string[] {
  if (typeof sent !== 'object' || sent === null) return inOrder(sent) === inOrder(read) ? [] : [at]
  if (typeof read !== 'object' || read === null) return [at]
  return Object.entries(sent).flatMap(([name, value]) =>
    name in read ? differences(value, (read as Record<string, unknown>)[name], at ? `${at}.${name}` : name) : [],
  )
}

const inOrder = (value: unknown): string => String(value).toLowerCase().replaceAll(/\s/g, '')
