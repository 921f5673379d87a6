/** A fixed response to a call. Without `body`, the server sends an empty body, not `null`. */
export interface CannedResponse {
  readonly status: number
  readonly body?: unknown
  /** the content of a file, sent instead of JSON */
  readonly file?: string
  /** how the token is written in the header `x-auth`: alone, or after the word Bearer */
  readonly token?: 'bare' | 'Bearer'
}
/** The possible responses to a call, by name. `default` is used until a test chooses another. */
type Variants = Readonly<Record<string, CannedResponse>> & { readonly default: CannedResponse }
export type ResponseTable = Readonly<Record<string, Variants>>

const ok = (body?: unknown): CannedResponse => ({ status: 200, ...(body !== undefined && { body }) })

/** A response with a status and an empty body. */
export const SILENT: Variants = { default: ok() }
export const NOTHING: CannedResponse = { status: 204 }
export const PDF: CannedResponse = { status: 200, file: '%PDF-1.4\n%%EOF\n' }

/** A default response, and the other responses that the specification allows. */
export const says = (body: unknown, others: Readonly<Record<string, CannedResponse>> = {}): Variants => ({
  ...others,
  default: ok(body),
})
export const also = ok
