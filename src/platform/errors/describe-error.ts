import type { Text } from '~/platform/i18n/text.tsx'
import { serverMessage, type ErrorKind, type ErrorName, type PortalError } from './portal-error.ts'

export interface ErrorMessage {
  readonly title: string
  readonly body: string
  /** text saying that the member's answers are not lost; added if a form is on the page */
  readonly kept?: string
}

/**
 * Kinds of failure after which the same answers can be sent again. After other kinds, the service may have accepted the
 * answers, or the page must be loaded again.
 */
const KEEPING: ReadonlySet<ErrorKind> = new Set([
  'network',
  'timeout',
  'unavailable',
  'too-many',
  'too-large',
  'validation',
  'server',
  'request',
])

/**
 * The message for an error: the service's text, the message for the error name, or a generic one with advice
 * (ERR-18..24, D-83). If the service may have made a change although no response arrived, the message does not say
 * whether the change was made (reliability-and-security.md, Failures and retries). Without a connection, the message
 * names the connection, and no other cause.
 */
export function describeError(error: PortalError, text: Text): ErrorMessage {
  const server = serverMessage(error.serverText, text.locale)
  const words = messageOf(error, text)
  const title = error.serverText?.title // overrides any other title (ERR-23)
  if (server)
    return {
      title:
        title ??
        (SIGN_IN_NAMES.has(error.catalogue)
          ? words.title
          : text(error.mayHaveArrived ? 'error.title.unsure' : 'error.title.server')),
      body: server,
    }
  return title ? { ...words, title } : words
}

/**
 * Error names that ask the member to sign in. The portal shows its own title even if the body is the service's text
 * (ERR-19, ERR-20).
 */
export const SIGN_IN_NAMES: ReadonlySet<ErrorName> = new Set(['NOLOGIN', 'NoToken'])

/** The portal's own message. */
function messageOf(error: PortalError, text: Text): ErrorMessage {
  const named = `error.name.${error.catalogue}`
  const unsure = `${named}.unsure`
  if (error.mayHaveArrived && text.has(unsure)) return { title: text('error.title.unsure'), body: text.dynamic(unsure) }
  const isOffline = error.kind === 'network' && !error.mayHaveArrived
  if (text.has(named) && !isOffline) {
    const title = `error.title.${error.catalogue}`
    return { title: text.has(title) ? text.dynamic(title) : text('error.title.named'), body: text.dynamic(named) }
  }
  const kind = error.kind === 'cancelled' ? 'server' : error.kind
  // the generic title asks the member to try again later, which does not help if the portal itself sent a wrong request
  const title = text(
    isOffline ? 'error.title.offline' : kind === 'request' ? 'error.title.named' : 'error.title.generic',
  )
  return { title, body: text(`error.kind.${kind}`), ...(KEEPING.has(kind) && { kept: text('error.kept') }) }
}
