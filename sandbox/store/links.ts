import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { Clock } from '../clock.ts'
import type { Locale } from '../bilingual.ts'

const LIFETIME_MS = 24 * 3_600_000

/** The purposes of links in emails (D-30). */
export type LinkKind = 'ACTIVATION' | 'CONFIRMATION' | 'PASSWORD_RESET' | 'UPDATE_EMAIL'

export interface NewLink {
  readonly kind: LinkKind
  readonly login: string
  /** the new login, for UPDATE_EMAIL */
  readonly newLogin?: string | undefined
  /** language of the email, and of a later email that repeats it */
  readonly locale: Locale
}

export interface Link extends NewLink {
  readonly token: string
  readonly state: 'open' | 'expired' | 'used'
}

export interface Links {
  /** Creates a token. Earlier tokens for the same purpose become invalid. */
  issue: (link: NewLink) => string
  find: (token: string) => Link | undefined
  /** True if a link of this kind was ever sent. */
  wasSent: (kind: LinkKind, login: string) => boolean
  /** Marks the links of this kind as used, because the member has completed the action that they were for. */
  finish: (kind: LinkKind, login: string) => void
}

interface Row {
  token: string
  kind: LinkKind
  login: string
  new_login: string | null
  locale: Locale
  expires: number
  used: number
}

/** @param world the world whose name the tokens contain; absent for the default world */
export function createLinks(database: DatabaseSync, clock: Clock, world?: string): Links {
  return {
    issue: ({ kind, login, newLogin, locale }) => {
      const token = randomUUID().replaceAll('-', '')
      database.prepare('update link_token set expires = 0 where kind = ? and login = ?').run(kind, login)
      database
        .prepare('insert into link_token (token, kind, login, new_login, locale, expires) values (?, ?, ?, ?, ?, ?)')
        .run(token, kind, login, newLogin ?? null, locale, clock.now() + LIFETIME_MS)
      return world ? `${token}.${world}` : token
    },
    find: (token) => {
      const row = database.prepare('select * from link_token where token = ?').get(token) as Row | undefined
      if (!row) return undefined
      const state = row.used ? 'used' : row.expires < clock.now() ? 'expired' : 'open'
      return {
        token,
        kind: row.kind,
        login: row.login,
        newLogin: row.new_login ?? undefined,
        locale: row.locale,
        state,
      }
    },
    wasSent: (kind, login) =>
      database.prepare('select 1 from link_token where kind = ? and login = ?').get(kind, login) !== undefined,
    finish: (kind, login) =>
      void database.prepare('update link_token set used = 1 where kind = ? and login = ?').run(kind, login),
  }
}
