import type { Calls } from '../../generated/calls.ts'
import type { ClaimTerms, ContactContent, EnvConfig, Problem, Version } from '../../generated/member/model/index.ts'
import type { OperationId } from '../../generated/operations.ts'
import type { Member } from '../store/members.ts'
import type { TokenState } from '../store/accounts.ts'
import type { Locale, Bilingual } from '../bilingual.ts'
import type { SandboxState } from '../sandbox-state.ts'

/** A request as a handler receives it. The request has been checked against the contract. */
export interface Call<Query = unknown, Body = unknown> {
  readonly world: SandboxState
  readonly locale: Locale
  /** origin of the sandbox, for URLs in responses */
  readonly origin: string
  /** path parameters, URL-decoded */
  readonly path: Readonly<Record<string, string>>
  readonly query: Query
  readonly body: Body
  readonly header: (name: string) => string | undefined
  readonly token: TokenState
  /** files of a multipart request */
  readonly files: readonly File[]
}

/** A call of the member service. The dispatcher has verified the token and found its member. */
export interface MemberCall<Query = unknown, Body = unknown> extends Call<Query, Body> {
  readonly member: Member
}

export interface Reply<Body = unknown> {
  readonly status: number
  readonly body?: Body
  readonly headers?: Readonly<Record<string, string>>
}

/** A 200 response with a body of the type that the contract declares. */
export const ok = <Body>(body: Body, headers?: Record<string, string>): Reply<Body> => ({
  status: 200,
  body,
  ...(headers && { headers }),
})
export const done: Reply<never> = { status: 200 }
export const nothing: Reply<never> = { status: 204 }
/** Response headers of a PDF. */
export const PDF = { 'content-type': 'application/pdf', 'content-disposition': 'attachment' }

/**
 * An error by which a handler refuses a request. The sandbox turns the error into a problem response in both languages.
 */
export class Refused extends Error {
  readonly status: number
  readonly problem: Problem
  constructor(status: number, text: Bilingual, code?: string, more: Pick<Problem, 'message' | 'title'> = {}) {
    super(text.en)
    this.status = status
    this.problem = { ...(code && { code }), messageEn: text.en, messageFr: text.fr, ...more }
  }
}

/** Response types of the static files, for which no client functions are generated. */
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
/** The sandbox returns a document as bytes. The generated client receives it as a Blob. */
type BodyOf<Answer> = Answer extends Blob ? Uint8Array : NonNullable<Answer>

/** Handlers by operation id. The body types of their responses come from the generated client. */
export type Handlers<Id extends OperationId> = {
  readonly [Each in Id]: (call: never) => Reply<BodyOf<AnswerOf<Each>>> | Promise<Reply<BodyOf<AnswerOf<Each>>>>
}
