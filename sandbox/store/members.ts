import type { DatabaseSync } from 'node:sqlite'
import type {
  BankingDetails,
  ContactInfoRequest,
  Participant,
  PreferredLanguage,
} from '../../generated/member/model/index.ts'
import { isSeenBy, type Persona } from '../personas.ts'
import { findPlanMember } from '../find-plan-member.ts'
import type { SpendingKind } from './claim-line.ts'
import type { PersonaOverrides } from './persona-overrides.ts'
import { daysBefore, toDate8 } from '../dates.ts'
import type { Clock } from '../clock.ts'

/** A member: a persona with the changes that the member has made. */
export interface Member {
  readonly login: string
  readonly persona: Persona
  readonly termsDate: string | undefined
  readonly banking: BankingDetails | undefined
  readonly contact: ContactInfoRequest
  readonly preferredLanguage: PreferredLanguage
  /** balance in cents; undefined if the member has no such account */
  readonly healthSpending: number | undefined
  readonly wellness: number | undefined
  readonly historyReady: boolean
}

export interface Members {
  seed: () => void
  get: (login: string) => Member
  /** Creates the member data that belongs to a new account. */
  open: (login: string, persona: Persona, preferredLanguage?: PreferredLanguage) => void
  saveBanking: (login: string, banking: BankingDetails | undefined) => void
  saveContact: (login: string, contact: ContactInfoRequest) => void
  savePreferredLanguage: (login: string, language: PreferredLanguage) => void
  acceptTerms: (login: string, date: string) => void
  spend: (login: string, kind: SpendingKind, cents: number) => void
  markHistoryReady: (login: string) => void
}

interface Row {
  login: string
  persona: string
  terms_date: string | null
  banking: string | null
  contact: string
  preferred_language: PreferredLanguage
  health_spending: number | null
  wellness: number | null
  history_ready: number
}

const BALANCE: Record<SpendingKind, string> = { health: 'health_spending', wellness: 'wellness' }

/**
 * The balance of a spending account. The plan decides whether there is one; if a tester added it to the plan, nothing is
 * stored until the first payment.
 */
const balanceOf = (opening: number | undefined, stored: number | null): number | undefined =>
  opening === undefined ? undefined : (stored ?? opening)

export function createMembers(database: DatabaseSync, clock: Clock, variations: PersonaOverrides): Members {
  const open: Members['open'] = (
    login,
    { cardholder, termsAccepted, banking, address, phoneNumber, healthSpending, wellness },
    preferredLanguage,
  ) =>
    void database
      .prepare(
        'insert or replace into member (login, terms_date, banking, contact, preferred_language, health_spending, wellness) values (?, ?, ?, ?, ?, ?, ?)',
      )
      .run(
        login,
        termsAccepted ? toDate8(daysBefore(clock.now(), 400)) : null,
        banking ? JSON.stringify(banking) : null,
        JSON.stringify({ address, phoneNumber } satisfies ContactInfoRequest),
        preferredLanguage ?? cardholder.preferredLanguage,
        healthSpending ?? null,
        wellness ?? null,
      )
  const get: Members['get'] = (login) => {
    const row = database.prepare('select * from member join account using (login) where login = ?').get(login) as
      | Row
      | undefined
    if (!row) throw new Error('The token names a member that is not there')
    const persona = variations.apply(row.login, findPlanMember(row.persona))
    return {
      login: row.login,
      persona,
      termsDate: row.terms_date ?? undefined,
      banking: row.banking === null ? undefined : (JSON.parse(row.banking) as BankingDetails),
      contact: JSON.parse(row.contact) as ContactInfoRequest,
      preferredLanguage: row.preferred_language,
      healthSpending: balanceOf(persona.healthSpending, row.health_spending),
      wellness: balanceOf(persona.wellness, row.wellness),
      historyReady: row.history_ready === 1,
    }
  }
  return {
    seed: () => {
      const accounts = database
        .prepare('select login, persona from account where login not in (select login from member)')
        .all() as unknown as Row[]
      for (const { login, persona } of accounts) open(login, findPlanMember(persona))
    },
    open,
    get,
    saveBanking: (login, banking) =>
      void database
        .prepare('update member set banking = ? where login = ?')
        .run(banking ? JSON.stringify(banking) : null, login),
    saveContact: (login, contact) =>
      void database.prepare('update member set contact = ? where login = ?').run(JSON.stringify(contact), login),
    savePreferredLanguage: (login, language) =>
      void database.prepare('update member set preferred_language = ? where login = ?').run(language, login),
    acceptTerms: (login, date) =>
      void database.prepare('update member set terms_date = coalesce(terms_date, ?) where login = ?').run(date, login),
    spend: (login, kind, cents) => {
      const { healthSpending, wellness } = get(login)
      const left = (kind === 'health' ? healthSpending : wellness) ?? 0
      database.prepare(`update member set ${BALANCE[kind]} = ? where login = ?`).run(left - cents, login)
    },
    markHistoryReady: (login) =>
      void database.prepare('update member set history_ready = 1 where login = ?').run(login),
  }
}

/** The people on the plan whose information the member may see: the member, and those who share theirs (D-158). */
export const mayBeSeen = ({ persona }: Member): readonly Participant[] =>
  persona.participants.filter((person) => isSeenBy(persona, person))

/** Keeps the records of people whose information the member may see. */
export function seenBy<About extends { readonly participantId: string }>(
  member: Member,
  all: readonly About[],
): About[] {
  const seen = new Set(mayBeSeen(member).map(({ participantId }) => participantId))
  return all.filter(({ participantId }) => seen.has(participantId))
}
