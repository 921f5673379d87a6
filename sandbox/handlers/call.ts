import type { Calls } from '../../generated/calls.ts'
import type { ClaimTerms, ContactContent, EnvConfig, Problem, Version } from '../../generated/member/model/index.ts'
import type { OperationId } from '../../generated/operations.ts'
import type { Member } from '../store/members.ts'
import type { TokenState } from '../store/accounts.ts'
import type { Locale, Bilingual } from '../bilingual.ts'
import type { SandboxState } from '../sandbox-state.ts'

/** A request that fits the contract, for a handler. */
export interface Call<Query = unknown, Body = unknown> {
  readonly world: SandboxState
  readonly locale: Locale
  /** origin of the sandbox, for addresses in responses */
  readonly origin: string
  /** path parameters, decoded */
  readonly path: Readonly<Record<string, string>>
  readonly query: Query
  readonly body: Body
  readonly header: (name: string) => string | undefined
  readonly token: TokenState
  /** documents of a multipart request */
  readonly files: readonly File[]
}

/** A call of the member service. The dispatcher has checked the token, which names this member. */
export interface MemberCall<Query = unknown, Body = unknown> extends Call<Query, Body> {
  readonly member: Member
}

export interface Reply<Body = unknown> {
  readonly status: number
  readonly body?: Body
  readonly headers?: Readonly<Record<string, string>>
}

/** A response with a body of the contract's type. */
export const ok = <Body>(body: Body, headers?: Record<string, string>): Reply<Body> => ({
  status: 200,
  body,
  ...(headers && { headers }),
})
export const done: Reply<never> = { status: 200 }
export const nothing: Reply<never> = { status: 204 }
/** Headers of a document. */
export const PDF = { 'content-type': 'application/pdf', 'content-disposition': 'attachment' }

/** A refusal in both languages. Its body has no type of the contract, because any operation may fail. */
export class Refused extends Error {
  readonly status: number
  readonly problem: Problem
  constructor(status: number, text: Bilingual, code?: string, more: Pick<Problem, 'message' | 'title'> = {}) {
    super(text.en)
    this.status = status
    this.problem = { ...(code && { code }), messageEn: text.en, messageFr: text.fr, ...more }
  }
}

/** Files beside the services have no generated call. */
interface Files {
  getEnvConfig: EnvConfig
  getVersion: Version
  getClaimTerms: ClaimTerms
  getContactContent: ContactContent
}
type AnswerOf<Id extends OperationId> = Id extends keyof Files
  ? Files[Id]
  : Id extends keyof Calls
    ? CallAnswer<Calls[Id]>
    : never
type CallAnswer<Generated> = Generated extends (...parameters: never[]) => Promise<infer Answer>
  ? Answer extends { data: infer Data; headers: unknown }
    ? Data
    : Answer
  : never
/** A document is bytes here and a Blob in the browser. */
type BodyOf<Answer> = Answer extends Blob ? Uint8Array : NonNullable<Answer>

/** Handlers by operation id. Their responses have the types of the generated client. */
export type Handlers<Id extends OperationId> = {
  readonly [Each in Id]: (call: never) => Reply<BodyOf<AnswerOf<Each>>> | Promise<Reply<BodyOf<AnswerOf<Each>>>>
}
