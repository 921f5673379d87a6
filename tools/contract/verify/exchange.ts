import type { ContractDocument, Operation } from '../../generate/contracts/operation.ts'
import type { RequestParts } from '../requests/examples.ts'
import type { Answer } from './service.ts'

/** A response with its request and the login of the member. */
export interface Exchange {
  readonly document: ContractDocument
  readonly operation: Operation
  readonly request: RequestParts
  readonly login: string
  readonly answer: Answer
  readonly body: unknown
}
