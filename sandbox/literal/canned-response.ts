/** The response to a call. Without a body, the stand-in sends none, not even `null`. */
export interface CannedResponse {
  readonly status: number
  readonly body?: unknown
  /** a file instead of JSON */
  readonly file?: string
  /** the form of the token in `x-auth`: alone, or after the word Bearer */
  readonly token?: 'bare' | 'Bearer'
}
/** Responses of a call by name. `default` applies until a test chooses another. */
type Variants = Readonly<Record<string, CannedResponse>> & { readonly default: CannedResponse }
export type ResponseTable = Readonly<Record<string, Variants>>

const ok = (body?: unknown): CannedResponse => ({ status: 200, ...(body !== undefined && { body }) })

/** A response with a status and no body. */
export const SILENT: Variants = { default: ok() }
export const NOTHING: CannedResponse = { status: 204 }
export const PDF: CannedResponse = { status: 200, file: '%PDF-1.4\n%%EOF\n' }

/** One response, and others that the specification also allows. */
export const says = (body: unknown, others: Readonly<Record<string, CannedResponse>> = {}): Variants => ({
  ...others,
  default: ok(body),
})
export const also = ok
