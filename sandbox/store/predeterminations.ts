import type { DatabaseSync } from 'node:sqlite'
import type { CreatePredeterminationRequest } from '../../generated/member/model/index.ts'
import type { Bilingual } from '../bilingual.ts'
import type { Clock } from '../clock.ts'
import { businessDaysLater, daysBefore } from '../dates.ts'

/** The amount that the plan would pay for one line, in cents, and the explanations of that amount. */
export interface LineDecision {
  readonly paid: number
  readonly explanations: readonly Bilingual[]
}

export interface StoredPredetermination {
  readonly id: string
  readonly request: CreatePredeterminationRequest
  /** instants in milliseconds */
  readonly sent: number
  readonly due: number
  /** instant of the decision; undefined until the predetermination is decided */
  readonly decided: number | undefined
  readonly decision: readonly LineDecision[] | undefined
}

/** Stores the predeterminations that members requested before treatments, with the decisions (D-280). */
export interface Predeterminations {
  /** creates the predeterminations in `SEEDS`; `loginOf` finds the login of a persona */
  seed: (loginOf: (persona: string) => string) => void
  /** returns the predeterminations of a member, newest first */
  list: (login: string) => StoredPredetermination[]
  add: (login: string, request: CreatePredeterminationRequest) => StoredPredetermination
  decide: (id: string, at: number, decision: readonly LineDecision[]) => void
}

/**
 * Business days until a decision. An employee of the insurer decides a dentist's treatment plan, while the decision
 * about a single service is computed.
 */
const BUSINESS_DAYS = { dental: 3, service: 1 } as const

type Seed = readonly [daysAgo: number, request: CreatePredeterminationRequest]

const dental = (
  participantId: string,
  lines: CreatePredeterminationRequest['lines'],
): CreatePredeterminationRequest => ({
  participantId,
  kind: 'dental',
  specialty: 'GP',
  province: 'NB',
  lines,
})

/**
 * Predeterminations that personas already have when the sandbox starts: one whose decision has expired, one whose
 * decision is still valid, and one that is not decided yet.
 */
const SEEDS: Readonly<Record<string, readonly Seed[]>> = {
  default: [
    [250, { participantId: '1', kind: 'service', lines: [{ code: 'PHYS', amount: '105.00' }] }],
    [
      24,
      dental('1', [
        { code: '27211', amount: '960.00' },
        { code: '02111', amount: '28.00' },
      ]),
    ],
    [0, dental('2', [{ code: '33111', amount: '540.00' }])],
  ],
}

interface Row {
  readonly id: string
  readonly request: string
  readonly sent: number
  readonly decided: number | null
  readonly decision: string | null
}

function fromRow({ id, request: text, sent, decided, decision }: Row): StoredPredetermination {
  const request = JSON.parse(text) as CreatePredeterminationRequest
  return {
    id,
    request,
    sent,
    due: businessDaysLater(sent, BUSINESS_DAYS[request.kind]),
    decided: decided ?? undefined,
    decision: decision === null ? undefined : (JSON.parse(decision) as LineDecision[]),
  }
}

const FIRST = 1_000_001

export function createPredeterminations(database: DatabaseSync, clock: Clock): Predeterminations {
  const insert = (login: string, request: CreatePredeterminationRequest, sent: number): StoredPredetermination => {
    const { count } = database.prepare('select count(*) as count from predetermination').get() as { count: number }
    const id = `P${FIRST + count}`
    database
      .prepare('insert into predetermination (id, login, request, sent) values (?, ?, ?, ?)')
      .run(id, login, JSON.stringify(request), sent)
    return fromRow({ id, request: JSON.stringify(request), sent, decided: null, decision: null })
  }
  const list = (login: string) =>
    (
      database
        .prepare('select * from predetermination where login = ? order by sent desc, id desc')
        .all(login) as unknown as Row[]
    ).map(fromRow)
  return {
    seed: (loginOf) => {
      for (const [persona, seeds] of Object.entries(SEEDS)) {
        const login = loginOf(persona)
        if (list(login).length === 0)
          for (const [days, request] of seeds) insert(login, request, daysBefore(clock.now(), days))
      }
    },
    list,
    add: (login, request) => insert(login, request, clock.now()),
    decide: (id, at, decision) =>
      void database
        .prepare('update predetermination set decided = ?, decision = ? where id = ?')
        .run(at, JSON.stringify(decision), id),
  }
}
