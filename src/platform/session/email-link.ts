import type { PortalError } from '~/platform/errors/portal-error.ts'
import { createStore } from '~/platform/store.ts'
import { onSessionEnd } from './end-session.ts'
import { storage } from './storage.ts'

/** Longest token in the contracts (LinkToken). */
const MAX_LENGTH = 2048

/** The token of the link that the visitor opened. It is in memory only, until the tab or the session ends. */
const linkTokenStore = createStore<string | undefined>(undefined)

/** The token of the link that the visitor opened; undefined if there is none or it is invalid. */
export const linkToken = (): string | undefined => linkTokenStore.get()
/** Stores the token of another link and clears the details of the previous link. */
export function setLinkToken(token: string | undefined): void {
  linkTokenStore.set(token)
  linkDetailsStore.set({})
}
onSessionEnd(() => setLinkToken(undefined))

/** Details of the link from the service (REG-19). */
export interface LinkDetails {
  /** the service's name for the purpose or state of the link, such as ACTIVATION_USED (D-30) */
  readonly action?: string
  readonly newUsername?: string
  readonly oldUsername?: string
}
const linkDetailsStore = createStore<LinkDetails>({})
export const linkDetails = (): LinkDetails => linkDetailsStore.get()
export const setLinkDetails = (names: LinkDetails): void => linkDetailsStore.set(names)

/**
 * Cleans a token. Some mail programs encode a URL twice or add spaces around it, so the token is decoded and trimmed;
 * valid tokens contain neither percent signs nor spaces. Returns undefined for an invalid token: empty, with blanks or
 * control characters, or too long.
 */
export function parseLinkToken(value: string | null): string | undefined {
  let token = value?.trim() ?? ''
  if (/%[0-9a-f]{2}/i.test(token)) {
    try {
      token = decodeURIComponent(token).trim()
    } catch {
      return undefined
    }
  }
  return token.length > 0 && token.length <= MAX_LENGTH && /^[^\s\p{C}<>"]+$/u.test(token) ? token : undefined
}

/**
 * The `mslToken` in this tab's storage, from an invitation or from a link to the insurer's contact details. Undefined
 * if the stored value is invalid, which can happen because users can edit it.
 */
export const storedInvitationToken = (): string | undefined => parseLinkToken(storage.read('mslToken'))

/**
 * Reads the tokens in a URL, `token` of a link and `mslToken` of an invitation, and returns the query without the
 * tokens. Tokens must not remain where the browser history, screenshots and other sites could reveal them
 * (reliability-and-security.md, Session).
 */
export function stripSecretsFromUrl(url: URL): URLSearchParams {
  const query = new URLSearchParams(url.search)
  if (query.has('token')) setLinkToken(parseLinkToken(query.get('token')))
  if (query.has('mslToken')) {
    const token = parseLinkToken(query.get('mslToken'))
    if (token) storage.write('mslToken', token)
  }
  query.delete('token')
  query.delete('mslToken')
  return query
}

/** Result of changing the e-mail address; undefined if no change was made. */
export type EmailChange =
  | { readonly isDone: true; readonly login: string }
  | { readonly isDone: false; readonly refusal: PortalError }
export const emailChangeStore = createStore<EmailChange | undefined>(undefined)
