import { randomBytes, randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { Passkey } from '../../generated/account/model/index.ts'
import type { Clock } from '../clock.ts'
import { toInstant } from '../dates.ts'

/** milliseconds for which a challenge is valid */
export const CHALLENGE_MS = 5 * 60_000

/** A passkey as the sandbox stores it. */
export interface StoredPasskey {
  readonly id: string
  readonly login: string
  /** id of the credential, in base64url */
  readonly credential: string
  readonly publicKey: Uint8Array<ArrayBuffer>
  readonly counter: number
  readonly transports: readonly string[]
  readonly name: string
  /** true if the signature counter of the passkey once failed to increase; the passkey is refused from then on */
  readonly isCopied: boolean
}

/** Passkeys of members, and the challenges for them. */
export interface Passkeys {
  /** Creates a challenge, either for a member who registers a passkey or for any visitor who signs in. */
  challenge: (login?: string) => string
  /** Uses up a challenge. Returns false if the challenge is unknown, used or expired, or belongs to another member. */
  take: (challenge: string, login?: string) => boolean
  /** The random id by which devices identify the account. It is the same for all passkeys of the member. */
  handleOf: (login: string) => string
  find: (credential: string) => StoredPasskey | undefined
  of: (login: string) => readonly StoredPasskey[]
  /** The passkeys of a member as the contract describes them, the newest first. */
  list: (login: string) => Passkey[]
  add: (
    passkey: Pick<StoredPasskey, 'login' | 'credential' | 'publicKey' | 'counter' | 'transports' | 'name'>,
  ) => Passkey
  /** Records that a passkey was used, with its signature counter. */
  use: (id: string, counter: number) => void
  /** Refuses a passkey from now on, because its signature counter did not increase. */
  refuse: (id: string) => void
  /** Renames a passkey. Returns false if the member has no such passkey. */
  rename: (login: string, id: string, name: string) => boolean
  remove: (login: string, id: string) => void
  /** True if the member declined the offer of a passkey on devices of this kind. */
  isDeclined: (login: string, device: string) => boolean
  decline: (login: string, device: string) => void
}

interface Row {
  readonly id: string
  readonly login: string
  readonly credential: string
  readonly public_key: Uint8Array<ArrayBuffer>
  readonly counter: number
  readonly transports: string
  readonly name: string
  readonly created: number
  readonly used: number | null
  readonly copied: number
}

export function createPasskeys(database: DatabaseSync, clock: Clock): Passkeys {
  const rowsOf = (login: string) =>
    database
      .prepare('select * from passkey where login = ? order by created desc, rowid desc')
      .all(login) as unknown as Row[]
  return {
    challenge: (login = '') => {
      const challenge = randomBytes(32).toString('base64url')
      database.prepare('delete from passkey_challenge where expires <= ?').run(clock.now())
      database
        .prepare('insert into passkey_challenge (challenge, login, expires) values (?, ?, ?)')
        .run(challenge, login, clock.now() + CHALLENGE_MS)
      return challenge
    },
    take: (challenge, login = '') =>
      database
        .prepare('delete from passkey_challenge where challenge = ? and login = ? and expires > ?')
        .run(challenge, login, clock.now()).changes > 0,
    handleOf: (login) => {
      database
        .prepare('insert or ignore into passkey_account (login, handle) values (?, ?)')
        .run(login, randomBytes(32).toString('base64url'))
      return (
        database.prepare('select handle from passkey_account where login = ?').get(login) as { readonly handle: string }
      ).handle
    },
    find: (credential) => {
      const row = database.prepare('select * from passkey where credential = ?').get(credential) as Row | undefined
      return row && toStored(row)
    },
    of: (login) => rowsOf(login).map(toStored),
    list: (login) => rowsOf(login).map(toPasskey),
    add: ({ login, credential, publicKey, counter, transports, name }) => {
      const id = randomUUID()
      database
        .prepare(
          'insert into passkey (id, login, credential, public_key, counter, transports, name, created) values (?, ?, ?, ?, ?, ?, ?, ?)',
        )
        .run(id, login, credential, publicKey, counter, JSON.stringify(transports), name, clock.now())
      return toPasskey(rowsOf(login).find((row) => row.id === id)!)
    },
    use: (id, counter) =>
      void database.prepare('update passkey set counter = ?, used = ? where id = ?').run(counter, clock.now(), id),
    refuse: (id) => void database.prepare('update passkey set copied = 1 where id = ?').run(id),
    rename: (login, id, name) =>
      database.prepare('update passkey set name = ? where id = ? and login = ?').run(name, id, login).changes > 0,
    remove: (login, id) => void database.prepare('delete from passkey where id = ? and login = ?').run(id, login),
    isDeclined: (login, device) =>
      database.prepare('select 1 from passkey_declined where login = ? and device = ?').get(login, device) !==
      undefined,
    decline: (login, device) =>
      void database.prepare('insert or ignore into passkey_declined (login, device) values (?, ?)').run(login, device),
  }
}

const toStored = (row: Row): StoredPasskey => ({
  id: row.id,
  login: row.login,
  credential: row.credential,
  publicKey: row.public_key,
  counter: row.counter,
  transports: JSON.parse(row.transports) as string[],
  name: row.name,
  isCopied: row.copied === 1,
})

const toPasskey = (row: Row): Passkey => ({
  id: row.id,
  name: row.name,
  createdAt: toInstant(row.created),
  ...(row.used !== null && { lastUsedAt: toInstant(row.used) }),
  ...(row.copied === 1 && { isRefused: true }),
})
