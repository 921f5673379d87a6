import type { DatabaseSync } from 'node:sqlite'
import type { NotificationPreferences, NotificationPreferencesRequest } from '../../generated/member/model/index.ts'
import { localeOf } from '../bilingual.ts'
import type { Member } from './members.ts'
import type { Outbox, OutgoingEmail } from './outbox.ts'

type Choices = Omit<NotificationPreferences, 'version'>
/** A kind of email that a member can switch off. */
type NotificationKind = keyof Choices

/** The choices of a member who has made none. */
const EVERYTHING: Choices = {
  claimDecided: true,
  claimPaid: true,
  documentNeeded: true,
  moneyExpiring: true,
  coveredAgain: true,
}

/** Which emails members want about claims and money (D-270), and sending them. */
export interface Notifications {
  find: (member: Member) => NotificationPreferences
  /**
   * Stores a choice and returns it with its new version. If the stored version is not the one that the request is based
   * on, nothing is changed and the result is undefined.
   */
  save: (member: Member, request: NotificationPreferencesRequest) => NotificationPreferences | undefined
  /** Sends an email in the member's language, unless the member has switched off its kind. */
  send: (member: Member, kind: NotificationKind, letter: OutgoingEmail) => void
}

export function createNotifications(database: DatabaseSync, outbox: Outbox): Notifications {
  const read = (login: string): { readonly version: number; readonly choices: Choices } => {
    const row = database.prepare('select version, choices from notification_choice where login = ?').get(login) as
      | { readonly version: number; readonly choices: string }
      | undefined
    return row
      ? { version: row.version, choices: JSON.parse(row.choices) as Choices }
      : { version: 1, choices: EVERYTHING }
  }
  const find: Notifications['find'] = ({ login }) => {
    const { version, choices } = read(login)
    return { version: `choice-${version}`, ...choices }
  }
  return {
    find,
    save: (member, { basedOn, ...choices }) => {
      if (find(member).version !== basedOn) return undefined
      database
        .prepare('insert or replace into notification_choice (login, version, choices) values (?, ?, ?)')
        .run(member.login, read(member.login).version + 1, JSON.stringify(choices))
      return find(member)
    },
    send: ({ login, preferredLanguage }, kind, letter) => {
      if (read(login).choices[kind]) outbox.send(login, localeOf(preferredLanguage), letter)
    },
  }
}
