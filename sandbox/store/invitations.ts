import type { DatabaseSync } from 'node:sqlite'
import type { Clock } from '../clock.ts'
import { INVITATIONS } from '../invitations.ts'
import { loginOf, type Persona } from '../personas.ts'
import { findPlanMember } from '../find-plan-member.ts'
import type { Accounts } from './accounts.ts'

const FAILURES_BEFORE_LOCK = 5
const LIFETIME_MS = 14 * 24 * 3_600_000

/** An invitation in its current state (D-33). */
export interface Invitation {
  readonly token: string
  readonly person: Persona
  /** login of the account, or of the account that the invited person can create */
  readonly email: string
  readonly emailVerified: boolean
  readonly expired: boolean
  readonly locked: boolean
  readonly registered: boolean
}

export interface Invitations {
  /** Creates every invitation. Their expiry counts from the start of the sandbox. */
  seed: () => void
  find: (token: string) => Invitation | undefined
  /** Records a verification, and counts it if it failed. Returns true if the invitation is now locked. */
  record: (token: string, isMatch: boolean) => boolean
}

interface Row {
  expires: number
  failures: number
}

export function createInvitations(database: DatabaseSync, clock: Clock, accounts: Accounts): Invitations {
  const read = (token: string) =>
    database.prepare('select expires, failures from invitation where token = ?').get(token) as Row | undefined
  return {
    seed: () => {
      const insert = database.prepare(
        'insert into invitation (token, expires, failures) values (?, ?, ?) on conflict do update set expires = excluded.expires',
      )
      for (const { token, person, starts } of INVITATIONS)
        if (person)
          insert.run(
            token,
            starts === 'expired' ? 0 : clock.now() + LIFETIME_MS,
            starts === 'locked' ? FAILURES_BEFORE_LOCK : 0,
          )
    },
    find: (token) => {
      const row = read(token)
      const story = INVITATIONS.find((each) => each.token === token)
      if (!row || !story) return undefined
      const person = findPlanMember(story.person)
      const login = accounts.loginOfPerson(person.key)
      return {
        token,
        person,
        email: login ?? loginOf(person.key),
        emailVerified: story.emailVerified,
        expired: row.expires < clock.now(),
        locked: row.failures >= FAILURES_BEFORE_LOCK,
        registered: login !== undefined,
      }
    },
    record: (token, isMatch) => {
      database
        .prepare('update invitation set failures = iif(?, 0, failures + 1) where token = ?')
        .run(isMatch ? 1 : 0, token)
      return (read(token)?.failures ?? 0) >= FAILURES_BEFORE_LOCK
    },
  }
}
