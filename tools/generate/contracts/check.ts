import { globSync, readFileSync } from 'node:fs'
import { ERROR_NAMES } from '../../../src/platform/errors/portal-error.ts'
import { ContractProblem } from './bundle.ts'
import type { ContractDocument, Operation, ResponseObject } from './operation.ts'
import { parametersOf, resolve, type Contract } from './read-contract.ts'

/**
 * Checks rules about several documents at once, which a linter cannot check. Throws an error with one line for each
 * violation.
 */
export function checkContracts(contracts: readonly Contract[]): void {
  const broken: string[] = []
  const holds = (check: () => void) => {
    try {
      check()
    } catch (error) {
      if (!(error instanceof ContractProblem)) throw error
      broken.push(error.message)
    }
  }
  const seen = new Map<string, string>()
  const kept = new Set(
    contracts.flatMap(({ operations }) => operations.filter(isKept).map(({ object }) => object.operationId)),
  )
  for (const { service, document, operations } of contracts) {
    for (const operation of operations) {
      const { operationId } = operation.object
      holds(() => {
        if (seen.has(operationId))
          refuse(
            operation,
            `The ${seen.get(operationId)} service has an operation ${operationId} too; names are unique across both.`,
          )
      })
      seen.set(operationId, service)
      holds(() => checkExtensions(operation))
      holds(() => checkKey(operation, document))
      holds(() => checkLanguages(operation, document))
      holds(() => checkInvalidated(operation, kept))
      holds(() => checkSources(operation, document))
    }
  }
  if (broken.length > 0) throw new ContractProblem(broken.join('\n'))
}

function checkExtensions(operation: Operation): void {
  const { 'x-error': name, 'x-cache': cache, 'x-timeout-ms': timeout, 'x-download': download } = operation.object
  if (name !== undefined && name !== 'caller' && !(ERROR_NAMES as readonly string[]).includes(name))
    refuse(operation, `x-error ${name} is not in the error catalogue.`)
  if (cache !== 'session' && cache !== 'none') refuse(operation, 'x-cache is session or none.')
  if (timeout !== undefined && !(Number.isInteger(timeout) && timeout > 0))
    refuse(operation, 'x-timeout-ms is a number of milliseconds.')
  if (download && !(download.en && download.fr)) refuse(operation, 'x-download names the file in both languages.')
}

/** Checks that a write has an idempotency key, because browsers may repeat requests themselves. */
function checkKey(operation: Operation, document: ContractDocument): void {
  if (operation.method !== 'get' && !parametersOf(operation, document).some(({ name }) => name === 'Idempotency-Key'))
    refuse(operation, 'A write takes an Idempotency-Key.')
}

const isKept = ({ method, object }: Operation): boolean => method === 'get' && object['x-cache'] === 'session'

/** Checks that `x-invalidates` names only reads that the portal caches, and is only on writes. */
function checkInvalidated(operation: Operation, kept: ReadonlySet<string>): void {
  const { 'x-invalidates': names } = operation.object
  if (!names) return
  if (operation.method === 'get') refuse(operation, 'x-invalidates stands on a write.')
  const unknown = names.find((name) => !kept.has(name))
  if (unknown) refuse(operation, `x-invalidates ${unknown} is no read with x-cache session.`)
}

/**
 * Checks that `x-source` is only on the signed-in member's id in a path, the one value that generated queries fill in.
 */
function checkSources(operation: Operation, document: ContractDocument): void {
  const sources = parametersOf(operation, document).filter((each) => 'x-source' in each)
  if (sources.some((each) => each['x-source'] !== 'session' || each.in !== 'path'))
    refuse(operation, 'x-source is session, on a parameter of the path.')
  if (operation.object['x-invalidates'] && sources.length === 0)
    refuse(operation, 'x-invalidates stands on a write of the member who is signed in.')
}

/** Checks that a response that depends on the language has an example in both languages. */
function checkLanguages(operation: Operation, document: object): void {
  const answer = operation.object.responses['200']
  if (!operation.object['x-localised'] || !answer) return
  const { content = {} } = resolve<ResponseObject>(document, answer)
  for (const media of Object.values(content) as { examples?: object }[]) {
    for (const name of ['en-default', 'fr-default'])
      if (!(name in (media.examples ?? {}))) refuse(operation, `A localised answer needs the example ${name}.`)
  }
}

function refuse({ service, object }: Operation, message: string): never {
  for (const file of globSync(`openapi/${service}/paths/*.yaml`).toSorted()) {
    const line =
      readFileSync(file, 'utf8')
        .split('\n')
        .findIndex((text) => text.trim() === `operationId: ${object.operationId}`) + 1
    if (line > 0) throw new ContractProblem(`${file}:${line} ${message}`)
  }
  throw new ContractProblem(`openapi/${service}/openapi.yaml ${object.operationId}: ${message}`)
}
