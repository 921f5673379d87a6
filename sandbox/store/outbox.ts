import type { DatabaseSync } from 'node:sqlite'
import type { Clock } from '../clock.ts'
import type { Locale, Bilingual } from '../bilingual.ts'

/** An email in both languages. The outbox sends it in the recipient's. */
export interface OutgoingEmail {
  /** the subject matter, for tests */
  readonly kind: string
  readonly subject: Bilingual
  /** paragraphs with a blank line between them */
  readonly text: Bilingual
  /** pages of the portal, without language: `token-validation?token=...` */
  readonly links?: readonly { readonly label: Bilingual; readonly path: string }[]
}

/** An e-mail that the insurer would have sent. */
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
  /** Emails, newest first; with an address, only those to it. */
  list: (to?: string) => Mail[]
  find: (id: number) => Mail | undefined
}

interface Row extends Omit<Mail, 'to' | 'text' | 'links' | 'sent'> {
  readonly recipient: string
  readonly body: string
  /** path of each link within the portal, which may have another address when the email is read */
  readonly paths: string
  readonly sent: number
}

/** @param portalUrl where the portal runs now, without a slash at its end */
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
