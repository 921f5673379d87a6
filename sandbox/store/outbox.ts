import type { DatabaseSync } from 'node:sqlite'
import type { Clock } from '../clock.ts'
import type { Locale, Bilingual } from '../bilingual.ts'

/** An email in both languages. It is sent in the language of the recipient. */
export interface OutgoingEmail {
  /** what the email is about, for tests */
  readonly kind: string
  readonly subject: Bilingual
  /** paragraphs, separated by blank lines */
  readonly text: Bilingual
  /** links to pages of the portal, without origin and language: `token-validation?token=...` */
  readonly links?: readonly { readonly label: Bilingual; readonly path: string }[]
}

/** An email that an insurer would have sent. */
export interface Mail {
  readonly id: number
  readonly kind: string
  readonly to: string
  readonly locale: Locale
  readonly subject: string
  readonly text: string
  readonly links: readonly { readonly label: string; readonly url: string }[]
  readonly sent: string
}

export interface Outbox {
  send: (to: string, locale: Locale, letter: OutgoingEmail) => void
  /** The emails, newest first. If an address is given, only the emails to it. */
  list: (to?: string) => Mail[]
  find: (id: number) => Mail | undefined
}

interface Row extends Omit<Mail, 'to' | 'text' | 'links' | 'sent'> {
  readonly recipient: string
  readonly body: string
  /**
   * paths of the links within the portal; the origin is added when the email is read, because the portal may have moved
   */
  readonly paths: string
  readonly sent: number
}

/** @param portalUrl the current base URL of the portal, without a slash at the end */
export function createOutbox(database: DatabaseSync, clock: Clock, portalUrl: string): Outbox {
  const describe = ({ recipient, body, paths, sent, ...mail }: Row): Mail => ({
    ...mail,
    to: recipient,
    text: body,
    links: (JSON.parse(paths) as { label: string; path: string }[]).map(({ label, path }) => ({
      label,
      url: `${portalUrl}/${path}`,
    })),
    sent: new Date(sent).toISOString(),
  })
  return {
    send: (to, locale, { kind, subject, text, links = [] }) => {
      const inLanguage = links.map(({ label, path }) => ({ label: label[locale], path: `${locale}/${path}` }))
      database
        .prepare(
          'insert into outbox (kind, recipient, locale, subject, body, paths, sent) values (?, ?, ?, ?, ?, ?, ?)',
        )
        .run(kind, to.toLowerCase(), locale, subject[locale], text[locale], JSON.stringify(inLanguage), clock.now())
    },
    list: (to) =>
      (
        database
          .prepare('select * from outbox where ? is null or recipient = ? order by id desc')
          .all(to ?? null, to?.toLowerCase() ?? null) as unknown as Row[]
      ).map(describe),
    find: (id) => {
      const row = database.prepare('select * from outbox where id = ?').get(id) as Row | undefined
      return row && describe(row)
    },
  }
}
