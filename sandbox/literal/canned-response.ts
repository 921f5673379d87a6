/** What a call is answered with. Without a body nothing is sent, not even `null`. */
export interface CannedResponse {
  readonly status: number
  readonly body?: unknown
  /** a file instead of JSON */
  readonly file?: string
  /** the token that this answer carries in `x-auth`: as it is, or with the word Bearer */
  readonly token?: 'bare' | 'Bearer'
}
/** The answers that a call can have, by name. `default` is what it has until another is chosen. */
type Variants = Readonly<Record<string, CannedResponse>> & { readonly default: CannedResponse }
export type ResponseTable = Readonly<Record<string, Variants>>

const ok = (body?: unknown): CannedResponse => ({ status: 200, ...(body !== undefined && { body }) })

/** Nothing but the status. */
export const SILENT: Variants = { default: ok() }
export const NOTHING: CannedResponse = { status: 204 }
export const PDF: CannedResponse = { status: 200, file: '%PDF-1.4\n%%EOF\n' }

/** One answer, and others that the text also allows. */
export const says = (body: unknown, others: Readonly<Record<string, CannedResponse>> = {}): Variants => ({ ...others, default: ok(body) })
export const also = ok
