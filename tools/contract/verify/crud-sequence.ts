import type { Operation } from '../../generate/contracts/operation.ts'
import type { Contract } from '../../generate/contracts/read-contract.ts'
import { exampleRequest, isForm } from '../requests/examples.ts'
import { asMember } from './attempts.ts'
import type { Finding } from './problems.ts'
import { curlOf, reasonOf, send, type Running } from './service.ts'

/** A resource of the member at one path. It can be read, written, and in some cases deleted. */
interface CrudSequence {
  readonly contract: Contract
  readonly read: Operation
  readonly write: Operation
  readonly remove: Operation | undefined
}

/** The resources of a contract: paths with a GET, a PUT with a JSON body, and possibly a DELETE. */
export function crudSequences(contract: Contract): CrudSequence[] {
  const at = (path: string, method: string) =>
    contract.operations.find((each) => each.path === path && each.method === method)
  return contract.operations
    .filter((write) => write.method === 'put' && write.object.requestBody && !isForm(write))
    .flatMap((write) => {
      const read = at(write.path, 'get')
      return read ? [{ contract, read, write, remove: at(write.path, 'delete') }] : []
    })
}

/**
 * Writes, reads, deletes, reads and deletes a resource again. Written data must be readable, deleted data must be gone,
 * and no request may fail unexpectedly. If the service refuses the write, the sequence ends without a finding, because
 * other requests test whether the service may refuse it.
 */
export async function sequenceFailures(
  { contract, read, write, remove }: CrudSequence,
  running: Running,
  token: string,
): Promise<Finding[]> {
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
    findings.push({
      operationId: write.object.operationId,
      request: `the chain of ${write.path}`,
      problems: [`no answer: ${reasonOf(error)}`],
      curl: '',
    })
  }
  return findings
}

function readJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown
  } catch {
    return undefined // other requests test whether the body is JSON
  }
}

/**
 * Paths of properties whose value was read back differently from what was sent. Properties that are missing in the
 * response are ignored. The service may change capital letters and spaces.
 */
function differences(sent: unknown, read: unknown, at = ''): string[] {
  if (typeof sent !== 'object' || sent === null) return inOrder(sent) === inOrder(read) ? [] : [at]
  if (typeof read !== 'object' || read === null) return [at]
  return Object.entries(sent).flatMap(([name, value]) =>
    name in read ? differences(value, (read as Record<string, unknown>)[name], at ? `${at}.${name}` : name) : [],
  )
}

const inOrder = (value: unknown): string => String(value).toLowerCase().replaceAll(/\s/g, '')
