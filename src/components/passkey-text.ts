import { type PortalError, serverMessage } from '~/platform/errors/portal-error.ts'
import type { Text } from '~/platform/i18n/text.tsx'

/**
 * Statuses for which the service's own text is shown, because only the service knows the details, such as the name of a
 * copied passkey.
 */
const TOLD_BY_SERVICE: ReadonlySet<number> = new Set([403, 409, 422, 423])

/**
 * The message to the member if the service refuses a passkey, for signing in or for registration (D-250). All reasons
 * for a 401 share one text, which reveals nothing about accounts.
 */
export function passkeyErrorText(error: PortalError, text: Text): string {
  const { status = 0, kind, retryAfter } = error
  if (kind === 'cancelled') return ''
  if (TOLD_BY_SERVICE.has(status)) return serverMessage(error.serverText, text.locale) ?? text('passkey.error.refused')
  if (status === 400) return text('passkey.error.late')
  if (status === 401) return text('passkey.error.unknown')
  return [text(`error.kind.${kind}`), retryAfter && text('error.wait', { seconds: retryAfter })]
    .filter(Boolean)
    .join(' ')
}
