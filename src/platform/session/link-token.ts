import type { PortalError } from '~/platform/errors/portal-error.ts'
import { createStore } from '~/platform/store.ts'
import { onExit } from './exit.ts'
import { storage } from './storage.ts'

/** Longest token the contracts know (LinkToken). */
const MAX_LENGTH = 2048

/** The token of the link that was opened, in memory only: gone with the tab, and with a session that ends. */
const held = createStore<string | undefined>(undefined)

/** The token of the link that brought the visitor here; undefined when there was none, or nothing like one. */
export const linkToken = (): string | undefined => held.get()
/** Holds another link's token; what was known about the last one is forgotten. */
export function holdLinkToken(token: string | undefined): void {
  held.set(token)
  facts.set({})
}
onExit(() => holdLinkToken(undefined))

/** What the service said about the link (REG-19). */
export interface LinkNames {
  /** why the link was sent, as the service names it: ACTIVATION_USED … (D-30) */
  readonly action?: string
  readonly newUsername?: string
  readonly oldUsername?: string
}
const facts = createStore<LinkNames>({})
export const linkNames = (): LinkNames => facts.get()
export const holdLinkNames = (names: LinkNames): void => facts.set(names)

/**
 * A token as it was meant. Some mail programs encode an address twice, and some wrap it in spaces; a token itself holds neither
 * percent signs nor spaces. Undefined for what cannot be a token: nothing, blanks inside, control characters, too long.
 */
export function readLinkToken(value: string | null): string | undefined {
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
export const keptToken = (): string | undefined => readLinkToken(storage.read('mslToken'))

/**
 * Takes the secrets of an address: `token` of a link, `mslToken` of an invitation. Each is read once and must not stay where history,
 * screenshots and other sites can see it (trust.md, Session). Returns the query without them.
 */
export function takeSecrets(url: URL): URLSearchParams {
  const query = new URLSearchParams(url.search)
  if (query.has('token')) holdLinkToken(readLinkToken(query.get('token')))
  if (query.has('mslToken')) {
    const token = readLinkToken(query.get('mslToken'))
    if (token) storage.write('mslToken', token)
  }
  query.delete('token')
  query.delete('mslToken')
  return query
}

/** How a change of e-mail address ended; undefined where nobody has carried one out. */
export type EmailChange = { readonly isDone: true; readonly login: string } | { readonly isDone: false; readonly refusal: PortalError }
export const emailChangeStore = createStore<EmailChange | undefined>(undefined)
