import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { MemberSession, SessionList, SignInAttempt } from '../../generated/account/model/index.ts'
import type { Clock } from '../clock.ts'
import type { Device } from '../device.ts'
import { toInstant } from '../dates.ts'
import { loginOf } from '../personas.ts'

const MINUTE_MS = 60_000
/**
 * milliseconds without use after which a session is no longer listed: the 30 minutes of its token and the 15 minutes in
 * which an expired token can be renewed (D-28)
 */
const FORGOTTEN_MS = 45 * MINUTE_MS
const HISTORY_MS = 30 * 24 * 60 * MINUTE_MS
const MOST_SESSIONS = 50
const MOST_ATTEMPTS = 20
/**
 * milliseconds between two updates of the time at which a session was used, so that not every call writes to the
 * database
 */
const NOTE_MS = 5000
/** Country of every session, because the sandbox cannot locate a call. */
const COUNTRY = 'CA'

type Method = SignInAttempt['method']

/** Sessions of members and their sign-ins. */
export interface Sessions {
  seed: () => void
  /** Begins a session and returns its id. */
  begin: (login: string, method: Method, device: Device) => string
  /** Records a sign-in that was refused. */
  refuse: (login: string, method: Method, device: Device) => void
  /** Records that a session is used. */
  use: (id: string | undefined) => void
  /** The active sessions of a member, and the latest sign-ins. */
  list: (login: string, current: string | undefined) => SessionList
  /** Ends a session of this member. */
  end: (login: string, id: string) => void
}

interface Row {
  readonly id: string
  readonly browser: string | null
  readonly system: string | null
  readonly started: number
  readonly used: number
}
interface AttemptRow extends Omit<Row, 'id' | 'started' | 'used'> {
  readonly method: Method
  readonly refused: number
  readonly at: number
}

export function createSessions(database: DatabaseSync, clock: Clock): Sessions {
  const note = (login: string, method: Method, { browser, system }: Device, refused: 0 | 1, at = clock.now()) =>
    database
      .prepare('insert into sign_in (login, method, refused, browser, system, at) values (?, ?, ?, ?, ?, ?)')
      .run(login, method, refused, browser ?? null, system ?? null, at)
  const open = (login: string, { browser, system }: Device, started: number, used: number): string => {
    const id = randomUUID()
    database
      .prepare('insert into session (id, login, browser, system, started, used) values (?, ?, ?, ?, ?, ?)')
      .run(id, login, browser ?? null, system ?? null, started, used)
    return id
  }
  return {
    seed: () => {
      const login = loginOf('default')
      if (database.prepare('select 1 from session where login = ?').get(login)) return
      const phone = { browser: 'Safari', system: 'iPhone' }
      const now = clock.now()
      note(login, 'password', { browser: 'Firefox', system: 'Windows' }, 1, now - 26 * 60 * MINUTE_MS)
      note(login, 'password', phone, 0, now - 20 * MINUTE_MS)
      open(login, phone, now - 20 * MINUTE_MS, now - 12 * MINUTE_MS)
    },
    begin: (login, method, device) => {
      note(login, method, device, 0)
      return open(login, device, clock.now(), clock.now())
    },
    refuse: (login, method, device) => void note(login, method, device, 1),
    use: (id) =>
      void (
        id &&
        database
          .prepare('update session set used = ? where id = ? and used < ?')
          .run(clock.now(), id, clock.now() - NOTE_MS)
      ),
    list: (login, current) => {
      const sessions = database
        .prepare(
          `select id, browser, system, started, used from session join account using (login)
           where login = ? and not ended and used > ? and started / 1000 >= sessions_since order by id = ? desc, used desc limit ${MOST_SESSIONS}`,
        )
        .all(login, clock.now() - FORGOTTEN_MS, current ?? '') as unknown as Row[]
      const attempts = database
        .prepare(
          `select method, refused, browser, system, at from sign_in where login = ? and at > ? order by at desc, id desc limit ${MOST_ATTEMPTS}`,
        )
        .all(login, clock.now() - HISTORY_MS) as unknown as AttemptRow[]
      return {
        sessions: sessions.map((row) => toSession(row, current)),
        signIns: attempts.map((row) => ({
          at: toInstant(row.at),
          method: row.method,
          isRefused: row.refused === 1,
          ...placeOf(row),
        })),
      }
    },
    end: (login, id) => void database.prepare('update session set ended = 1 where id = ? and login = ?').run(id, login),
  }
}

const toSession = (row: Row, current: string | undefined): MemberSession => ({
  id: row.id,
  isCurrent: row.id === current,
  signedInAt: toInstant(row.started),
  lastUsedAt: toInstant(row.used),
  ...placeOf(row),
})

const placeOf = ({ browser, system }: Pick<Row, 'browser' | 'system'>) => ({
  ...(browser && { browser }),
  ...(system && { system }),
  country: COUNTRY,
})
