import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { Clock } from '../clock.ts'
import type { Locale } from '../bilingual.ts'

const LIFETIME_MS = 30 * 60_000

/** The possible outcomes on the provider's page. */
export const OUTCOMES = ['approved', 'declined', 'cancelled'] as const
export type Outcome = (typeof OUTCOMES)[number]

interface NewCardSession {
  readonly login: string
  readonly amount: number
  readonly locale: Locale
  readonly returnUrl: string
}

export interface CardSession extends NewCardSession {
  readonly id: string
  /** `expired` if there was no outcome in time */
  readonly state: Outcome | 'open' | 'expired'
}

/** Payment sessions at the card payment provider (D-144). The provider's page does not ask for a card number. */
export interface CardSessions {
  open: (session: NewCardSession) => string
  find: (id: string) => CardSession | undefined
  /** Records an outcome. Returns false if the session already has one, or has expired. */
  finish: (id: string, outcome: Outcome) => boolean
}

interface Row {
  readonly id: string
  readonly login: string
  readonly amount: number
  readonly locale: Locale
  readonly return_url: string
  readonly expires: number
  readonly outcome: Outcome | null
}

export function createCardSessions(database: DatabaseSync, clock: Clock): CardSessions {
  return {
    open: ({ login, amount, locale, returnUrl }) => {
      const id = `cs-${randomUUID()}`
      database
        .prepare('insert into card_session (id, login, amount, locale, return_url, expires) values (?, ?, ?, ?, ?, ?)')
        .run(id, login, amount, locale, returnUrl, clock.now() + LIFETIME_MS)
      return id
    },
    find: (id) => {
      const row = database.prepare('select * from card_session where id = ?').get(id) as Row | undefined
      if (!row) return undefined
      const { login, amount, locale, return_url: returnUrl, expires, outcome } = row
      // an approved session also expires if the portal does not fetch the outcome in time
      const state = expires < clock.now() ? 'expired' : (outcome ?? 'open')
      return { id, login, amount, locale, returnUrl, state }
    },
    finish: (id, outcome) =>
      database
        .prepare('update card_session set outcome = ? where id = ? and outcome is null and expires >= ?')
        .run(outcome, id, clock.now()).changes > 0,
  }
}
