import type { DatabaseSync } from 'node:sqlite'
import type { Participant, SecurityPolicy } from '../../generated/member/model/index.ts'
import type { AddedClaim, Persona } from '../personas.ts'

/**
 * Changes that a tester makes to one member: to the policy, the people on the plan, the size of the history, and the
 * claims.
 */
export interface PersonaOverride {
  readonly policy?: Partial<SecurityPolicy>
  /** changed fields of a person, by the person's number */
  readonly participants?: Readonly<Record<string, Partial<Participant>>>
  /** number of past claim lines; a search returns all of them */
  readonly historyLines?: number
  /** claims to add to the generated history */
  readonly claims?: readonly AddedClaim[]
}

export interface PersonaOverrides {
  of: (login: string) => PersonaOverride
  /**
   * Replaces earlier changes. If the size of the history or the added claims change, the history is generated again.
   */
  set: (login: string, variation: PersonaOverride) => void
  /** Applies the changes to a persona. */
  apply: (login: string, persona: Persona) => Persona
}

export function createPersonaOverrides(database: DatabaseSync): PersonaOverrides {
  const of = (login: string): PersonaOverride => {
    const row = database.prepare('select variation from variation where login = ?').get(login) as
      | { variation: string }
      | undefined
    return row ? (JSON.parse(row.variation) as PersonaOverride) : {}
  }
  return {
    of,
    set: (login, variation) => {
      const before = of(login)
      const hasOtherClaims = JSON.stringify(before.claims) !== JSON.stringify(variation.claims)
      if (hasOtherClaims || before.historyLines !== variation.historyLines) {
        database.prepare('delete from claim_line where login = ?').run(login)
        database.prepare('update member set history_ready = 0 where login = ?').run(login)
      }
      database
        .prepare(
          'insert into variation (login, variation) values (?, ?) on conflict do update set variation = excluded.variation',
        )
        .run(login, JSON.stringify(variation))
    },
    apply: (login, persona) => {
      const { policy, participants, historyLines, claims } = of(login)
      return {
        ...persona,
        ...(policy && { policy: { ...persona.policy, ...policy } }),
        ...(participants && {
          participants: persona.participants.map((each) => ({ ...each, ...participants[each.participantId] })),
        }),
        ...(historyLines !== undefined && { history: { lines: historyLines, maxLimit: Math.max(historyLines, 1) } }),
        ...(claims && { addedClaims: claims }),
      }
    },
  }
}
