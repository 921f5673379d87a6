import type { PortalError } from '~/platform/errors/portal-error.ts'
import { createStore } from '~/platform/store.ts'
import { onSessionEnd } from './end-session.ts'
import { storage } from './storage.ts'

/** Longest token the contracts know (LinkToken). */
const MAX_LENGTH = 2048

/** The token of the link that was opened, in memory only: gone with the tab, and with a session that ends. */
const linkTokenStore = createStore<string | undefined>(undefined)

/** The token of the link that brought the visitor here; undefined when there was none, or nothing like one. */
export const linkToken = (): string | undefined => linkTokenStore.get()
/** Holds another link's token; what was known about the last one is forgotten. */
export function setLinkToken(token: string | undefined): void {
  linkTokenStore.set(token)
  linkDetailsStore.set({})
}
onSessionEnd(() => setLinkToken(undefined))

/** What the service said about the link (REG-19). */
export interface LinkDetails {
  /** why the link was sent, as the service names it: ACTIVATION_USED … (D-30) */
  readonly action?: string
  readonly newUsername?: string
  readonly oldUsername?: string
}
const linkDetailsStore = createStore<LinkDetails>({})
export const linkDetails = (): LinkDetails => linkDetailsStore.get()
export const setLinkDetails = (names: LinkDetails): void => linkDetailsStore.set(names)

/**
 * A token as it was meant. Some mail programs encode an address twice, and some wrap it in spaces; a token itself holds neither
 * percent signs nor spaces. Undefined for what cannot be a token: nothing, blanks inside, control characters, too long.
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

/** The token of an invitation or of a contact link that this tab keeps; undefined for what somebody wrote there by hand. */
export const storedInvitationToken = (): string | undefined => parseLinkToken(storage.read('mslToken'))

/**
 * Takes the secrets of an address: `token` of a link, `mslToken` of an invitation. Each is read once and must not stay where history,
 * screenshots and other sites can see it (reliability-and-security.md, Session). Returns the query without them.
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

/** How a change of e-mail address ended; undefined where nobody has carried one out. */
export type EmailChange = { readonly isDone: true; readonly login: string } | { readonly isDone: false; readonly refusal: PortalError }
export const emailChangeStore = createStore<EmailChange | undefined>(undefined)
