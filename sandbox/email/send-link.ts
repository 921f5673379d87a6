import type { Links, NewLink } from '../store/links.ts'
import type { Outbox } from '../store/outbox.ts'
import { LINK_EMAILS } from './email-templates.ts'

/**
 * Creates a link and emails it to the address that the link confirms. For a change of email address, that is the new
 * address.
 */
export function sendLink({ links, outbox }: { readonly links: Links; readonly outbox: Outbox }, link: NewLink): void {
  const { label, ...letter } = LINK_EMAILS[link.kind]
  const path = `token-validation?token=${links.issue(link)}`
  outbox.send(link.newLogin ?? link.login, link.locale, { ...letter, kind: link.kind, links: [{ label, path }] })
}
