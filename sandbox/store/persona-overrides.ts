import type { DatabaseSync } from 'node:sqlite'
import type { Participant, SecurityPolicy } from '../../generated/member/model/index.ts'
import type { AddedClaim, Persona } from '../personas.ts'

/**
 * Changes that a tester makes to one member: to the policy, the benefits, the people on the plan, the size of the
 * history, and the claims.
 */
export interface PersonaOverride {
  readonly policy?: Partial<SecurityPolicy>
  /** keys of all benefits that the plan includes, in place of the persona's own */
  readonly benefits?: readonly string[]
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
   * Replaces earlier changes. If the benefits, the size of the history or the added claims change, the history is
   * generated again.
   */
  set: (login: string, variation: PersonaOverride) => void
  /** Applies the changes to a persona. */
  apply: (login: string, persona: Persona) => Persona
}

/** Opening balances in cents of a spending account that a tester adds to a plan. */
const OPENING = { healthSpending: 412_50, wellness: 250_00 }

/**
 * Gives the plan of a persona other benefits. A plan has a spending account exactly if it has its benefit, so the
 * account comes and goes with the benefit.
 */
function withBenefits(
  { healthSpending = OPENING.healthSpending, wellness = OPENING.wellness, ...persona }: Persona,
  benefits: readonly string[],
): Persona {
  return {
    ...persona,
    benefits,
    ...(benefits.includes('HSA') && { healthSpending }),
    ...(benefits.includes('PWA') && { wellness }),
  }
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
      const historyOf = ({ benefits, historyLines, claims }: PersonaOverride) =>
        JSON.stringify([benefits, historyLines, claims])
      if (historyOf(before) !== historyOf(variation)) {
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
      const { policy, benefits, participants, historyLines, claims } = of(login)
      return {
        ...(benefits ? withBenefits(persona, benefits) : persona),
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
