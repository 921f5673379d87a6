import type { DatabaseSync } from 'node:sqlite'
import type { BankingDetails, ContactInfoDetails } from '../../generated/member/model/index.ts'
import { findPersona, loginOf, PERSONAS, type Persona } from '../personas.ts'
import { daysBefore, toDate8 } from '../dates.ts'
import type { Clock } from '../clock.ts'

/** A persona and what its member has changed since. */
export interface Member {
  readonly login: string
  readonly persona: Persona
  readonly termsDate: string | undefined
  readonly banking: BankingDetails | undefined
  readonly contact: ContactInfoDetails
  /** cents; undefined means no such account */
  readonly healthSpending: number | undefined
  readonly wellness: number | undefined
  readonly historyReady: boolean
}

export interface Members {
  seed: () => void
  get: (login: string) => Member
  saveBanking: (login: string, banking: BankingDetails) => void
  acceptTerms: (login: string, date: string) => void
  spendHealth: (login: string, cents: number) => void
  markHistoryReady: (login: string) => void
}

interface Row {
  login: string
  persona: string
  terms_date: string | null
  banking: string | null
  contact: string
  health_spending: number | null
  wellness: number | null
  history_ready: number
}

export function createMembers(database: DatabaseSync, clock: Clock): Members {
  return {
    seed: () => {
      const insert = database.prepare('insert or ignore into member (login, terms_date, banking, contact, health_spending, wellness) values (?, ?, ?, ?, ?, ?)')
      const accepted = toDate8(daysBefore(clock.now(), 400))
      for (const persona of PERSONAS) {
        const { key, termsAccepted, banking, address, phoneNumber, healthSpending, wellness } = persona
        insert.run(
          loginOf(key),
          termsAccepted ? accepted : null,
          banking ? JSON.stringify(banking) : null,
          JSON.stringify({ address, phoneNumber } satisfies ContactInfoDetails),
          healthSpending ?? null,
          wellness ?? null,
        )
      }
    },
    get: (login) => {
      const row = database.prepare('select * from member join account using (login) where login = ?').get(login) as Row | undefined
      if (!row) throw new Error('The token names a member that is not there')
      return {
        login: row.login,
        persona: findPersona(row.persona),
        termsDate: row.terms_date ?? undefined,
        banking: row.banking === null ? undefined : (JSON.parse(row.banking) as BankingDetails),
        contact: JSON.parse(row.contact) as ContactInfoDetails,
        healthSpending: row.health_spending ?? undefined,
        wellness: row.wellness ?? undefined,
        historyReady: row.history_ready === 1,
      }
    },
    saveBanking: (login, banking) => void database.prepare('update member set banking = ? where login = ?').run(JSON.stringify(banking), login),
    acceptTerms: (login, date) => void database.prepare('update member set terms_date = coalesce(terms_date, ?) where login = ?').run(date, login),
    spendHealth: (login, cents) => void database.prepare('update member set health_spending = health_spending - ? where login = ?').run(cents, login),
    markHistoryReady: (login) => void database.prepare('update member set history_ready = 1 where login = ?').run(login),
  }
}
