import type { Text } from '~/platform/i18n/text.tsx'
import { serverMessage, type ErrorKind, type ErrorName, type PortalError } from './portal-error.ts'

export interface ErrorMessage {
  readonly title: string
  readonly body: string
  /** what a form adds: nothing that was entered is lost by such a failure */
  readonly kept?: string
}

/** Failures after which the same answers can be sent again. Of others an answer may have been used, or the page has to be read anew. */
const KEEPING: ReadonlySet<ErrorKind> = new Set(['network', 'timeout', 'unavailable', 'too-many', 'validation', 'server'])

/**
 * The words for an error, by the catalogue: the server's own, a named error's, or the generic ones with what to do (ERR-18..24, D-83).
 * Where a change may have been made although no answer came, nothing is promised about it (reliability-and-security.md, Failures and retries).
 */
export function describeError(error: PortalError, text: Text): ErrorMessage {
  const server = serverMessage(error.serverText, text.locale)
  const words = messageOf(error, text)
  const title = error.serverText?.title // overrides whatever it is (ERR-23)
  if (server) return { title: title ?? (SIGN_IN_NAMES.has(error.catalogue) ? words.title : text('error.title.server')), body: server }
  return title ? { ...words, title } : words
}

/** Failures whose title stands also above the words of the service (ERR-19, ERR-20). */
const SIGN_IN_NAMES: ReadonlySet<ErrorName> = new Set(['NOLOGIN', 'NoToken'])

/** The portal's own words. */
function messageOf(error: PortalError, text: Text): ErrorMessage {
  const named = `error.name.${error.catalogue}`
  const unsure = `${named}.unsure`
  if (error.mayHaveArrived && text.has(unsure)) return { title: text('error.title.unsure'), body: text.dynamic(unsure) }
  if (text.has(named)) {
    const title = `error.title.${error.catalogue}`
    return { title: text.has(title) ? text.dynamic(title) : text('error.title.named'), body: text.dynamic(named) }
  }
  const kind = error.kind === 'cancelled' ? 'server' : error.kind
  return { title: text('error.title.generic'), body: text(`error.kind.${kind}`), ...(KEEPING.has(kind) && { kept: text('error.kept') }) }
}
