import { createHash, randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { Clock } from '../clock.ts'
import { findPersona, loginOf, PASSWORD, PERSONAS } from '../personas.ts'
import { issueToken, readToken } from './tokens.ts'

const FAILURES_BEFORE_LOCK = 5
const LOCK_MS = 5 * 60_000
const LINK_MS = 24 * 3_600_000
/** how long a session is still known after its token expired (D-28) */
const KNOWN_AFTER_EXPIRY_SECONDS = 15 * 60

export type SignIn = 'signed-in' | 'mismatch' | 'locked'
export type TokenState = { readonly state: 'valid' | 'expired'; readonly login: string } | { readonly state: 'unknown' }

export interface Accounts {
  seed: () => void
  signIn: (login: string, password: string) => SignIn
  token: (login: string) => string
  readToken: (authorization: string | undefined) => TokenState
  /** A reset link for an account; undefined when there is none, which no answer may reveal. */
  createLink: (login: string) => string | undefined
  loginOfPlan: (certificateId: string, policyId: string) => string | undefined
  useLink: (token: string, newPassword: string) => 'changed' | 'unknown' | 'expired'
  changePassword: (login: string, oldPassword: string, newPassword: string) => 'changed' | 'wrong' | 'same'
}

const digest = (password: string): string => createHash('sha256').update(`sandbox:${password}`).digest('hex')

export function createAccounts(database: DatabaseSync, clock: Clock): Accounts {
  let serial = 0
  const find = (login: string) =>
    database.prepare('select login, persona, password, sessions_since from account where login = ?').get(login.toLowerCase()) as Row | undefined
  const setPassword = (login: string, password: string) =>
    database.prepare('update account set password = ?, sessions_since = ? where login = ?').run(digest(password), Math.floor(clock.now() / 1000), login)

  // Unknown logins are counted too: their answers must not differ from those of real ones.
  const fail = (login: string): SignIn => {
    const now = clock.now()
    const failures = ((database.prepare('select failures from attempt where login = ?').get(login) as { failures: number } | undefined)?.failures ?? 0) + 1
    const lockedUntil = failures >= FAILURES_BEFORE_LOCK ? now + LOCK_MS : 0
    database
      .prepare(
        'insert into attempt (login, failures, locked_until) values (?, ?, ?) on conflict do update set failures = excluded.failures, locked_until = excluded.locked_until',
      )
      .run(login, lockedUntil ? 0 : failures, lockedUntil)
    return lockedUntil ? 'locked' : 'mismatch'
  }

  return {
    seed: () => {
      const insert = database.prepare('insert or ignore into account (login, persona, password) values (?, ?, ?)')
      for (const { key } of PERSONAS) insert.run(loginOf(key), key, digest(PASSWORD))
    },
    signIn: (typed, password) => {
      const login = typed.trim().toLowerCase()
      const attempt = database.prepare('select locked_until from attempt where login = ?').get(login) as { locked_until: number } | undefined
      const account = find(login)
      if ((attempt?.locked_until ?? 0) > clock.now()) return 'locked'
      if (account && findPersona(account.persona).trouble === 'locked') return 'locked'
      if (!account || account.password !== digest(password)) return fail(login)
      database.prepare('delete from attempt where login = ?').run(login)
      return 'signed-in'
    },
    token: (login) => issueToken(login, Math.floor(clock.now() / 1000), (serial += 1)),
    readToken: (authorization) => {
      const claims = readToken((authorization ?? '').replace(/^Bearer\s+/i, ''))
      if (!claims) return { state: 'unknown' }
      const account = find(claims.sub)
      const now = clock.now() / 1000
      if (!account || claims.iat < account.sessions_since || claims.exp + KNOWN_AFTER_EXPIRY_SECONDS < now) return { state: 'unknown' }
      return { state: claims.exp < now ? 'expired' : 'valid', login: account.login }
    },
    createLink: (login) => {
      const account = find(login)
      if (!account) return undefined
      const token = randomUUID().replaceAll('-', '')
      database.prepare('insert into link_token (token, login, expires) values (?, ?, ?)').run(token, account.login, clock.now() + LINK_MS)
      return token
    },
    loginOfPlan: (certificateId, policyId) => {
      const persona = PERSONAS.find(({ cardholder }) => cardholder.idNumber === certificateId && cardholder.policyNumber === policyId)
      return persona && loginOf(persona.key)
    },
    useLink: (token, newPassword) => {
      const link = database.prepare('select login, expires from link_token where token = ?').get(token) as { login: string; expires: number } | undefined
      if (!link) return 'unknown'
      if (link.expires < clock.now()) return 'expired'
      setPassword(link.login, newPassword)
      database.prepare('update link_token set expires = 0 where token = ?').run(token)
      database.prepare('delete from attempt where login = ?').run(link.login)
      return 'changed'
    },
    changePassword: (login, oldPassword, newPassword) => {
      const account = find(login)
      if (!account || account.password !== digest(oldPassword)) return 'wrong'
      if (oldPassword === newPassword) return 'same'
      // the session goes on: tokens issued before stay good
      database.prepare('update account set password = ? where login = ?').run(digest(newPassword), account.login)
      return 'changed'
    },
  }
}

interface Row {
  login: string
  persona: string
  password: string
  sessions_since: number
}
