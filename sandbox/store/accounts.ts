import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { Clock } from '../clock.ts'
import { WITHOUT_PASSWORD } from '../unregistered-people.ts'
import { loginOf, PASSWORD, PERSONAS } from '../personas.ts'
import { findByNumbers, findPlanMember } from '../find-plan-member.ts'
import { moveLogin } from './database.ts'
import { issueToken, readToken } from './tokens.ts'

const FAILURES_BEFORE_LOCK = 5
const LOCK_MS = 5 * 60_000
/** seconds after the expiry of a token within which its session can still be renewed (D-28) */
const KNOWN_AFTER_EXPIRY_SECONDS = 15 * 60

type SignIn = 'signed-in' | 'mismatch' | 'locked' | 'unconfirmed'
export type TokenState =
  | { readonly state: 'valid' | 'expired'; readonly login: string; readonly session?: string }
  | { readonly state: 'unknown' }

export interface Accounts {
  seed: () => void
  signIn: (login: string, password: string) => SignIn
  /**
   * Whether a member with a proven identity may sign in: `active` if yes, `unknown` if there is no account, and
   * `locked` if the insurer has locked the account.
   */
  standing: (login: string) => 'active' | 'locked' | 'unknown'
  /** Creates a new token for a session. */
  token: (login: string, session: string | undefined) => string
  readToken: (authorization: string | undefined) => TokenState
  /** Revokes a token, and ends its session. */
  revoke: (authorization: string | undefined) => void
  /** The login of a person's active account, by the person's key. */
  loginOfPerson: (person: string) => string | undefined
  loginOfPlan: (certificateId: string, policyId: string) => string | undefined
  isTaken: (login: string) => boolean
  /**
   * Creates an account that is either active or waiting for confirmation by its owner. The account replaces a waiting
   * registration with the same login.
   */
  open: (login: string, person: string, password: string, state: 'active' | 'waiting') => void
  /** The login of a registration that is waiting for confirmation. */
  waiting: (by: { readonly login: string } | { readonly person: string }) => string | undefined
  /** Activates a waiting account. Returns false if no registration with this login is waiting. */
  confirm: (login: string) => boolean
  cancel: (login: string) => void
  /** Changes the login of an account and its data, and ends its sessions. */
  move: (from: string, to: string) => void
  /** Sets a password without asking for the old one. Sessions end, and a locked account is unlocked. */
  setPassword: (login: string, password: string) => void
  /** Changes a password. A wrong old password is counted as a failed sign-in. */
  changePassword: (
    login: string,
    oldPassword: string,
    newPassword: string,
  ) => 'changed' | 'mismatch' | 'locked' | 'same'
}

/** stored value for an account without a password, in place of the digest */
const NO_PASSWORD = ''
const bare = (authorization: string | undefined): string => (authorization ?? '').replace(/^Bearer\s+/i, '')
const digest = (password: string): string => createHash('sha256').update(`sandbox:${password}`).digest('hex')

/** @param world the world to which the tokens belong; absent for the default world */
export function createAccounts(database: DatabaseSync, clock: Clock, world?: string): Accounts {
  let serial = 0
  const seconds = () => Math.floor(clock.now() / 1000)
  const find = (login: string, active = 1) =>
    database.prepare('select * from account where login = ? and active = ?').get(login.toLowerCase(), active) as
      | Row
      | undefined
  const loginOfPerson = (person: string, active = 1) =>
    (
      database.prepare('select login from account where persona = ? and active = ?').get(person, active) as
        | Row
        | undefined
    )?.login

  // Failures are counted for unknown logins too, so that the responses do not reveal which logins exist.
  const fail = (login: string): 'locked' | 'mismatch' => {
    const now = clock.now()
    const failures =
      ((database.prepare('select failures from attempt where login = ?').get(login) as { failures: number } | undefined)
        ?.failures ?? 0) + 1
    const lockedUntil = failures >= FAILURES_BEFORE_LOCK ? now + LOCK_MS : 0
    database
      .prepare(
        'insert into attempt (login, failures, locked_until) values (?, ?, ?) on conflict do update set failures = excluded.failures, locked_until = excluded.locked_until',
      )
      .run(login, lockedUntil ? 0 : failures, lockedUntil)
    return lockedUntil ? 'locked' : 'mismatch'
  }

  const isLocked = (login: string): boolean =>
    ((
      database.prepare('select locked_until from attempt where login = ?').get(login) as
        | { locked_until: number }
        | undefined
    )?.locked_until ?? 0) > clock.now()

  /**
   * True if the session has ended. A session that is not in this database was created in an earlier run of the sandbox.
   * Such a session is treated as active.
   */
  const isOver = (session: string): boolean =>
    database.prepare('select 1 from session where id = ? and ended').get(session) !== undefined

  /**
   * The active account with this login and password. After too many failed attempts, every password gets `locked`. An
   * account that the insurer has locked gets `locked` only with the right password.
   */
  const check = (login: string, password: string): Row | 'locked' | 'mismatch' => {
    if (isLocked(login)) return 'locked'
    const account = find(login)
    if (!account || account.password !== digest(password)) return fail(login)
    if (findPlanMember(account.persona).trouble === 'locked') return 'locked'
    database.prepare('delete from attempt where login = ?').run(login)
    return account
  }

  return {
    seed: () => {
      // The query looks for the persona and not for the login, because a member may have changed the email address.
      const insert = database.prepare(
        'insert or ignore into account (login, persona, password) select ?, ?, ? where not exists (select 1 from account where persona = ? and active)',
      )
      for (const { key } of PERSONAS) insert.run(loginOf(key), key, digest(PASSWORD), key)
      insert.run(loginOf(WITHOUT_PASSWORD), WITHOUT_PASSWORD, NO_PASSWORD, WITHOUT_PASSWORD)
    },
    signIn: (typed, password) => {
      const login = typed.trim().toLowerCase()
      if (!isLocked(login) && find(login, 0)?.password === digest(password)) return 'unconfirmed'
      const outcome = check(login, password)
      return typeof outcome === 'string' ? outcome : 'signed-in'
    },
    revoke: (authorization) => {
      const token = bare(authorization)
      const claims = readToken(token)
      if (!claims) return
      if (claims.sid) database.prepare('update session set ended = 1 where id = ?').run(claims.sid)
      database.prepare('insert or ignore into revoked (token, at) values (?, ?)').run(digest(token), clock.now())
    },
    standing: (login) => {
      const account = find(login)
      if (!account) return 'unknown'
      return findPlanMember(account.persona).trouble === 'locked' ? 'locked' : 'active'
    },
    token: (login, session) => issueToken({ login, nowSeconds: seconds(), serial: (serial += 1), session, world }),
    readToken: (authorization) => {
      const claims = readToken(bare(authorization))
      if (
        !claims ||
        claims.world !== world ||
        database.prepare('select 1 from revoked where token = ?').get(digest(bare(authorization)))
      )
        return { state: 'unknown' }
      const account = find(claims.sub)
      const now = clock.now() / 1000
      if (!account || claims.iat < account.sessions_since || claims.exp + KNOWN_AFTER_EXPIRY_SECONDS < now)
        return { state: 'unknown' }
      if (claims.sid && isOver(claims.sid)) return { state: 'unknown' }
      return {
        state: claims.exp < now ? 'expired' : 'valid',
        login: account.login,
        ...(claims.sid && { session: claims.sid }),
      }
    },
    loginOfPerson: (person) => loginOfPerson(person),
    loginOfPlan: (certificateId, policyId) =>
      findByNumbers(certificateId, policyId)
        .map(({ key }) => loginOfPerson(key))
        .find(Boolean),
    isTaken: (login) => find(login) !== undefined,
    open: (login, person, password, state) =>
      void database
        .prepare(
          'insert or replace into account (login, persona, password, sessions_since, active) values (?, ?, ?, ?, ?)',
        )
        .run(login, person, digest(password), seconds(), state === 'active' ? 1 : 0),
    waiting: (by) => ('login' in by ? find(by.login, 0)?.login : loginOfPerson(by.person, 0)),
    confirm: (login) =>
      database
        .prepare('update account set active = 1, sessions_since = ? where login = ? and not active')
        .run(seconds(), login).changes > 0,
    cancel: (login) => {
      database.prepare('delete from account where login = ? and not active').run(login)
      database.exec('delete from member where login not in (select login from account)')
    },
    move: (from, to) => {
      moveLogin(database, from, to)
      database.prepare('update account set sessions_since = ? where login = ?').run(seconds(), to)
    },
    setPassword: (login, password) => {
      database
        .prepare('update account set password = ?, sessions_since = ? where login = ?')
        .run(digest(password), seconds(), login)
      database.prepare('delete from attempt where login = ?').run(login)
    },
    changePassword: (login, oldPassword, newPassword) => {
      const account = check(login.toLowerCase(), oldPassword)
      if (typeof account === 'string') return account
      if (oldPassword === newPassword) return 'same'
      // the session continues, and its tokens stay valid
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
