import type { DatabaseSync } from 'node:sqlite'
import type {
  MemberNotification,
  NotificationPreferences,
  NotificationPreferencesRequest,
} from '../../generated/member/model/index.ts'
import { localeOf } from '../bilingual.ts'
import { toMoney } from '../money.ts'
import type { NewLine, Outcome } from './claim-line.ts'
import { seenBy, type Member } from './members.ts'
import type { Outbox, OutgoingEmail } from './outbox.ts'

type Choices = Omit<NotificationPreferences, 'version'>
/**
 * An event in a member's notification list. An event and the email about it have the same kind, and a member can switch
 * off the emails of each kind.
 */
type Happening = Omit<MemberNotification, 'notificationId' | 'isNew'>

interface Row {
  readonly id: number
  readonly kind: Happening['kind']
  readonly date: string
  readonly is_new: number
  readonly claim_id: string | null
  readonly line: number | null
  readonly payment_id: string | null
  readonly payment_amount: string | null
}

const MAX_LISTED = 200

/** The default email choices, for a member who has changed none. */
const EVERYTHING: Choices = {
  claimDecided: true,
  claimPaid: true,
  documentNeeded: true,
  moneyExpiring: true,
  coveredAgain: true,
}

/** Events about claims and money (D-273), and the kinds of email that each member wants about them (D-270). */
export interface Notifications {
  find: (member: Member) => NotificationPreferences
  /**
   * Stores the member's email choices and returns them with their new version. If the request is based on another
   * version than the stored one, nothing is changed and the result is undefined.
   */
  save: (member: Member, request: NotificationPreferencesRequest) => NotificationPreferences | undefined
  /**
   * Lists an event as new. Also sends its email, if it has one, in the member's language, unless the member has switched
   * off that kind of email.
   */
  notify: (member: Member, happening: Happening, letter: OutgoingEmail | undefined) => void
  /**
   * Adds events that happened before the sandbox started, marked as seen by the member. `happenings` begins with the
   * oldest.
   */
  addPast: (member: Member, happenings: readonly Happening[]) => void
  /** Lists the events of a member, newest first. */
  list: (member: Member) => MemberNotification[]
  markRead: (member: Member, ids: readonly string[]) => void
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
  const add = (
    login: string,
    { kind, date, claimId, claimLineNumber, paymentId, paymentAmount }: Happening,
    isNew: boolean,
  ) =>
    void database
      .prepare(
        `insert into notification (login, kind, date, is_new, claim_id, line, payment_id, payment_amount)
        values (?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(
        login,
        kind,
        date,
        isNew ? 1 : 0,
        claimId ?? null,
        claimLineNumber ?? null,
        paymentId ?? null,
        paymentAmount ?? null,
      )
  return {
    find,
    save: (member, { basedOn, ...choices }) => {
      if (find(member).version !== basedOn) return undefined
      database
        .prepare('insert or replace into notification_choice (login, version, choices) values (?, ?, ?)')
        .run(member.login, read(member.login).version + 1, JSON.stringify(choices))
      return find(member)
    },
    notify: ({ login, preferredLanguage }, happening, letter) => {
      add(login, happening, true)
      if (letter && read(login).choices[happening.kind]) outbox.send(login, localeOf(preferredLanguage), letter)
    },
    addPast: ({ login }, happenings) => {
      for (const happening of happenings) add(login, happening, false)
    },
    list: ({ login }) =>
      (
        database
          .prepare('select * from notification where login = ? order by date desc, id desc limit ?')
          .all(login, MAX_LISTED) as unknown as Row[]
      ).map((row) => ({
        notificationId: `N${row.id}`,
        kind: row.kind,
        date: row.date,
        isNew: row.is_new === 1,
        ...(row.claim_id && { claimId: row.claim_id }),
        ...(row.line && { claimLineNumber: row.line }),
        ...(row.payment_id && { paymentId: row.payment_id }),
        ...(row.payment_amount && { paymentAmount: row.payment_amount }),
      })),
    markRead: ({ login }, ids) => {
      const statement = database.prepare('update notification set is_new = 0 where login = ? and id = ?')
      for (const id of ids) statement.run(login, Number(id.slice(1)) || 0)
    },
  }
}

/**
 * The events for the decided lines of one claim: the decision about each line that the member may see (D-158), then the
 * payment if there is one.
 */
export function happeningsOf(member: Member, lines: readonly (NewLine & Outcome)[]): Happening[] {
  const paid = lines.filter(({ paymentId }) => paymentId)
  const paidCents = paid.reduce((total, line) => total + line.paid + line.spendingPaid, 0)
  return [
    ...seenBy(member, lines).map(({ claimId, line, processedDate }) => ({
      kind: 'claimDecided' as const,
      date: processedDate!,
      claimId,
      claimLineNumber: line,
    })),
    ...paid.slice(0, 1).map(({ processedDate, paymentId }) => ({
      kind: 'claimPaid' as const,
      date: processedDate!,
      paymentId: paymentId!,
      paymentAmount: toMoney(paidCents),
    })),
  ]
}

/**
 * The events, oldest first, for claims that were decided before the sandbox started, on `from` (eight digits) or later.
 */
export function pastHappenings(
  member: Member,
  past: readonly { readonly line: NewLine; readonly outcome: Outcome }[],
  from: string,
): Happening[] {
  const decided = past
    .map(({ line, outcome }) => ({ ...line, ...outcome }))
    .filter(({ processedDate }) => processedDate !== undefined && processedDate >= from)
  return [...Map.groupBy(decided, ({ claimId }) => claimId).values()]
    .flatMap((lines) => happeningsOf(member, lines))
    .toSorted((a, b) => a.date.localeCompare(b.date))
}
