import { createStore } from '../store.ts'

/** What went wrong, in the terms a page reacts to; each has its words (`error.kind.*`, ERR-39). */
export const ERROR_KINDS = [
  'network',
  'timeout',
  'unauthorised',
  'forbidden',
  'not-found',
  'validation',
  'conflict',
  'too-many',
  'unavailable',
  'contract',
  'server',
  'chunk',
] as const
/** A request that was cancelled is nobody's error, and is not shown. */
export type ErrorKind = (typeof ERROR_KINDS)[number] | 'cancelled'

/** The names of the error catalogue (ERR-03..14, D-07, D-85, D-164). A contract names one with `x-error`. */
export const ERROR_NAMES = [
  'generic',
  'getDirectDeposit',
  'changeDirectDeposit',
  'deleteDirectDeposit',
  'changePassword',
  'updateUserInfo',
  'updateEmail',
  'sendContactUsEmail',
  'formLoading',
  'formElsewhere',
  'windowBlocked',
  'rhip-amount',
  'rhip-report',
  'no-claims-found',
  'edit-error',
  'NOLOGIN',
  'NoToken',
] as const
export type ErrorName = (typeof ERROR_NAMES)[number]

/** A sentence that came from the service; shown as text, never as markup (ERR-16, ERR-18). */
export interface ServerText {
  readonly en?: string
  readonly fr?: string
  /** `message`: no language of its own */
  readonly plain?: string
  /** overrides the dialog's title (ERR-23) */
  readonly title?: string
}

export interface PortalErrorDetails {
  readonly kind: ErrorKind
  /** name in the error catalogue; `generic` unless the contract says otherwise */
  readonly catalogue?: ErrorName
  /** the caller shows it itself: nothing is dispatched globally (ERR-26..28) */
  readonly toCaller?: boolean
  readonly operationId?: string
  readonly status?: number
  readonly serverText?: ServerText
  /** the technical name of the refusal, shown beside the reference (ERR-29) */
  readonly detail?: string
  /** seconds the service asked us to wait (`Retry-After`) */
  readonly retryAfter?: number
  /** true when the request may have reached the service before the connection died */
  readonly mayHaveArrived?: boolean
  readonly cause?: unknown
}

/** The one error type of the portal. Made in `platform/http` (and for chunks in `platform/chunks`), shown in one place per kind. */
export class PortalError extends Error {
  readonly kind: ErrorKind
  readonly catalogue: ErrorName
  readonly toCaller: boolean
  readonly operationId: string | undefined
  readonly status: number | undefined
  readonly serverText: ServerText | undefined
  readonly detail: string | undefined
  readonly retryAfter: number | undefined
  readonly mayHaveArrived: boolean
  /** what a member can read out on the phone: no personal data, only the operation, the status and the minute */
  readonly reference: string

  constructor(details: PortalErrorDetails) {
    super(`${details.operationId ?? 'portal'}: ${details.kind}${details.status === undefined ? '' : ` ${details.status}`}`, { cause: details.cause })
    this.name = 'PortalError'
    this.kind = details.kind
    this.catalogue = details.catalogue ?? 'generic'
    this.toCaller = details.toCaller ?? false
    this.operationId = details.operationId
    this.status = details.status
    this.serverText = details.serverText
    this.detail = details.detail
    this.retryAfter = details.retryAfter
    this.mayHaveArrived = details.mayHaveArrived ?? false
    this.reference = makeReference(details.operationId, details.status)
  }
}

/** `K7Q2-503`: a short code from the operation and the minute, and the status; the same failure twice in a minute reads the same. */
function makeReference(operationId = 'portal', status = 0): string {
  const minute = Math.floor(Date.now() / 60_000)
  let hash = minute % 1_679_616
  for (const char of operationId) hash = (hash * 31 + char.charCodeAt(0)) % 1_679_616
  return `${hash.toString(36).toUpperCase().padStart(4, '0')}-${status.toString().padStart(3, '0')}`
}

/** The text of a server message in the member's language: the language's field first, then `message` (I18N-08, ERR-16). */
export function serverMessage(text: ServerText | undefined, locale: 'en' | 'fr'): string | undefined {
  return text?.[locale] ?? text?.plain
}

export const isPortalError = (error: unknown): error is PortalError => error instanceof PortalError

/** The one error that the dialog shows; a newer one replaces it, closing clears it (ERR-35, ERR-37). */
export const errorStore = createStore<PortalError | undefined>(undefined)

const shown = new WeakSet<PortalError>()

/** Of a request that was cancelled nobody is told. */
export const showError = (error: PortalError): void => {
  if (error.kind === 'cancelled') return
  shown.add(error)
  errorStore.set(error)
}

/** Whether the dialog has said it: the place where it happened does not say it again. One that a page says by itself has no dialog (D-88). */
export const wasShown = (error: PortalError): boolean => shown.has(error) && error.catalogue !== 'no-claims-found'
export const clearError = (): void => errorStore.set(undefined)

interface FailedNavigation {
  readonly error: PortalError
  /** where it was meant to go */
  readonly address: string
}

/** What the generic error page explains: the failure of the last navigation (D-07). A page message, not a dialog. */
export const navigationErrorStore = createStore<FailedNavigation | undefined>(undefined)
