import { createStore } from '../store.ts'

/** Kinds of error that pages distinguish. Each has messages (`error.kind.*`, ERR-39). */
export const ERROR_KINDS = [
  'network',
  'timeout',
  'unauthorised',
  'forbidden',
  'not-found',
  'validation',
  'conflict',
  'too-many',
  'too-large',
  'unavailable',
  'contract',
  'request',
  'server',
  'chunk',
] as const
/** Every kind of error. For the kind `cancelled`, a cancelled request, the portal shows nothing. */
export type ErrorKind = (typeof ERROR_KINDS)[number] | 'cancelled'

/** The names of the error catalogue (ERR-03..14, D-07, D-85, D-164). A contract refers to a name with `x-error`. */
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

/** A message from the service. It is shown as text, never as markup (ERR-16, ERR-18). */
export interface ServerText {
  readonly en?: string
  readonly fr?: string
  /** the response's field `message`, which does not say its language */
  readonly plain?: string
  /** title from the service, which replaces the title of the dialog (ERR-23) */
  readonly title?: string
}

export interface PortalErrorDetails {
  readonly kind: ErrorKind
  /** name in the error catalogue; the default is `generic` */
  readonly catalogue?: ErrorName
  /** true if the caller shows the error, and not the error dialog (ERR-26..28) */
  readonly toCaller?: boolean
  readonly operationId?: string
  readonly status?: number
  readonly serverText?: ServerText
  /** a technical text, such as `Unprocessable Entity`, that is shown beside the reference (ERR-29) */
  readonly detail?: string
  /** seconds to wait (`Retry-After`) */
  readonly retryAfter?: number
  /**
   * true if the service may have carried out the request although the request failed, for example because the
   * connection was lost before the response
   */
  readonly mayHaveArrived?: boolean
  readonly cause?: unknown
}

/** Called with each new error. Measurements of real visits replace the function (src/app/web-vitals.ts). */
export const portalErrors: { report: (error: PortalError) => void } = { report: () => undefined }

/**
 * An error that the portal can show to a member. `platform/http` creates errors about requests, and `load-chunk.ts`
 * creates errors about chunks that fail to load. Each kind of error is shown in one place.
 */
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
  /**
   * code that a member can read out on the phone; it is made of operation, status and minute and contains no personal
   * data
   */
  readonly reference: string

  constructor(details: PortalErrorDetails) {
    super(
      `${details.operationId ?? 'portal'}: ${details.kind}${details.status === undefined ? '' : ` ${details.status}`}`,
      { cause: details.cause },
    )
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
    this.reference = referenceOf(details.operationId, details.status)
    portalErrors.report(this)
  }
}

/**
 * `K7Q2-503`: a short hash of operation and minute, and the status. A failure that repeats within a minute has the same
 * reference. `npm run reference` finds what a reference can mean.
 *
 * @param time milliseconds since 1970, by the clock of the device
 */
export function referenceOf(operationId = 'portal', status = 0, time = Date.now()): string {
  const minute = Math.floor(time / 60_000)
  let hash = minute % 1_679_616
  for (const char of operationId) hash = (hash * 31 + char.charCodeAt(0)) % 1_679_616
  return `${hash.toString(36).toUpperCase().padStart(4, '0')}-${status.toString().padStart(3, '0')}`
}

/** The service's message in the member's language: the field for that language, or else `message` (I18N-08, ERR-16). */
export function serverMessage(text: ServerText | undefined, locale: 'en' | 'fr'): string | undefined {
  return text?.[locale] ?? text?.plain
}

export const isPortalError = (error: unknown): error is PortalError => error instanceof PortalError

/**
 * The error that the error dialog shows. A newer error replaces it, and closing the dialog clears it (ERR-35, ERR-37).
 */
export const errorStore = createStore<PortalError | undefined>(undefined)

const shown = new WeakSet<PortalError>()

/** Shows an error in the error dialog, unless it is about a cancelled request. */
export const showError = (error: PortalError): void => {
  if (error.kind === 'cancelled') return
  shown.add(error)
  errorStore.set(error)
}

/**
 * True if the error dialog has shown the error, so that the page does not show it again. Pages show `no-claims-found`
 * themselves, without the dialog (D-88).
 */
export const wasShown = (error: PortalError): boolean => shown.has(error) && error.catalogue !== 'no-claims-found'
export const clearError = (): void => errorStore.set(undefined)

/**
 * What loads the failed parts of the page again, one function per part. The error dialog lies over their boxes, so it
 * offers the same "Try again" (D-208).
 */
export const retriesStore = createStore<ReadonlySet<() => void>>(new Set())

/** Offers in the error dialog to load a failed part again. Returns the function that withdraws the offer. */
export function offerRetry(retry: () => void): () => void {
  retriesStore.set(new Set([...retriesStore.get(), retry]))
  return () => retriesStore.set(new Set([...retriesStore.get()].filter((each) => each !== retry)))
}

interface FailedNavigation {
  readonly error: PortalError
  /** URL that the navigation was to open */
  readonly address: string
}

/** The failed navigation that the generic error page explains (D-07), on the page and not in a dialog. */
export const navigationErrorStore = createStore<FailedNavigation | undefined>(undefined)
