import type { ContractDocument, Operation } from '../../generate/contracts/operation.ts'
import type { RequestParts } from '../requests/examples.ts'
import type { Answer } from './service.ts'

/** An answer with the request and the member it belongs to. */
export interface Exchange {
  readonly document: ContractDocument
  readonly operation: Operation
  readonly request: RequestParts
  readonly login: string
  readonly answer: Answer
  readonly body: unknown
}
