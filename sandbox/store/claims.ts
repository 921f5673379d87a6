import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import type { Clock } from '../clock.ts'
import { daysBefore, toDate8 } from '../dates.ts'
import { adjudicate, type Decision } from '../benefit-data/adjudicate.ts'
import { findDrugs } from '../benefit-data/drugs/catalogue.ts'
import { allowedCostOf } from '../benefit-data/drugs/decide.ts'
import { findSpecialty } from '../benefit-data/specialties.ts'
import { spendingKindOf, UNDECIDED, type ClaimLine, type NewLine, type SpendingKind } from './claim-line.ts'
import { COLUMNS, fromRow, valuesOf, type ClaimLineRow } from './claim-line-row.ts'
import { claimDecided, paymentMade } from '../email/claim-decided.ts'
import { inTransaction } from './database.ts'
import { addedClaims } from './added-claims.ts'
import { seedHistory } from './history-seed.ts'
import type { FollowUps } from './follow-ups.ts'
import type { Member, Members } from './members.ts'
import { happeningsOf, pastHappenings, type Notifications } from './notifications.ts'

/** Seconds from submission until a line is in progress, and until it is decided. */
export interface Pace {
  readonly inProgress: number
  readonly processed: number
}

/** Decisions made in this number of days before the member's first sign-in are listed as notifications. */
const DAYS_LISTED = 60

interface LineFilter {
  readonly participantId?: string | undefined
  readonly benefitCode?: string | undefined
  readonly paymentId?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly by?: 'serviceDate' | 'processedDate'
  readonly limit?: number
}

export interface Claims {
  /** Creates the history of a new member and decides all lines that are due, so that balances are current. */
  bringUpToDate: (member: Member) => void
  /** Decides the lines that are due, then returns the matching lines, newest first. */
  search: (member: Member, filter: LineFilter) => ClaimLine[]
  newest: (member: Member, limit: number) => ClaimLine[]
  find: (member: Member, claimId: string, line: number) => ClaimLine | undefined
  /** The line with this `lineId`. */
  findById: (member: Member, id: string | undefined) => ClaimLine | undefined
  /** The lines of one claim, oldest first. */
  linesOf: (member: Member, claimId: string) => ClaimLine[]
  add: (lines: readonly NewLine[]) => void
  nextClaimId: () => string
  /** The remaining part of the yearly maximum of a specialty, in cents. */
  yearLeft: (login: string, participantId: string, specialtyCode: string, year: string) => number
  /** The part of the deductible that a person has paid in a year, in cents. */
  deductibleMet: (login: string, participantId: string, year: string) => number
}

const NO_LIMIT = 100_000_000

export function createClaims(
  database: DatabaseSync,
  clock: Clock,
  members: Members,
  pace: Pace,
  { followUps, notifications }: { readonly followUps: FollowUps; readonly notifications: Notifications },
): Claims {
  const statusByClock = (received: number) =>
    clock.now() - received < pace.inProgress * 1000 ? 'RECEIVED' : 'IN_PROGRESS'
  const insert = () =>
    database.prepare(
      `insert into claim_line (${COLUMNS}) values (${COLUMNS.split(',')
        .map(() => '?')
        .join(', ')})`,
    )
  const read = (where: string, ...values: SQLInputValue[]) =>
    (database.prepare(`select * from claim_line where ${where}`).all(...values) as unknown as ClaimLineRow[]).map(
      (row) => fromRow(row, statusByClock),
    )
  const total = (column: string, where: string, ...values: SQLInputValue[]) =>
    (
      database.prepare(`select coalesce(sum(${column}), 0) as sum from claim_line where ${where}`).get(...values) as {
        sum: number
      }
    ).sum

  const yearLeft: Claims['yearLeft'] = (login, participantId, specialtyCode, year) =>
    (findSpecialty(specialtyCode)?.perYear ?? NO_LIMIT) -
    total(
      'paid',
      'login = ? and participant_id = ? and specialty_code = ? and substr(service_date, 1, 4) = ?',
      login,
      participantId,
      specialtyCode,
      year,
    )

  const deductibleMet: Claims['deductibleMet'] = (login, participantId, year) =>
    total(
      'deductible',
      'login = ? and participant_id = ? and substr(service_date, 1, 4) = ?',
      login,
      participantId,
      year,
    )

  /** Decides all lines that are due, oldest first, because earlier claims use up the maximums before later ones. */
  function settle(login: string): void {
    const before = clock.now() - pace.processed * 1000
    const due = read(
      'login = ? and status is null and received <= ? and coalesce(restarted, received) <= ? order by received, seq',
      login,
      before,
      before,
    )
    const appealed = read('login = ? and appeal_sent <= ? and appeal_decided is null order by seq', login, before)
    if (due.length + appealed.length === 0) return
    inTransaction(database, () => {
      for (const line of due) record(line, decide(line, members.get(login)), members.get(login))
      for (const line of appealed) {
        // The sandbox approves an appeal that has a file, and rejects any other appeal.
        followUps.decideAppeal(
          line,
          line.appeal?.hasFiles ? 'APPROVED' : 'UPHELD',
          line.appeal!.sent + pace.processed * 1000,
        )
        if (line.appeal?.hasFiles)
          record(line, decide({ ...line, refusal: undefined }, members.get(login)), members.get(login))
      }
      tellDecisions(members.get(login), [...due, ...appealed])
    })
  }

  /** Sends one email about each decided claim, and one about each payment. */
  function tellDecisions(member: Member, decided: readonly ClaimLine[]): void {
    const claims = Map.groupBy(
      decided.flatMap(({ seq }) => read('seq = ?', seq)),
      ({ claimId }) => claimId,
    )
    for (const lines of claims.values()) {
      for (const [index, happening] of happeningsOf(member, lines).entries()) {
        const { kind, paymentId, date, claimLineNumber } = happening
        const letter =
          kind === 'claimPaid'
            ? paymentMade(paymentId!, date)
            : index === 0 && claimDecided(lines.find(({ line }) => line === claimLineNumber)!)
        notifications.notify(member, happening, letter || undefined)
      }
    }
  }

  function decide(line: ClaimLine, member: Member): Decision {
    const specialty = findSpecialty(line.specialtyCode)
    const year = line.serviceDate.slice(0, 4)
    const used = deductibleMet(line.login, line.participantId, year)
    return adjudicate({
      submitted: line.submitted,
      otherPaid: line.otherPaid,
      coinsurancePercent: line.coinsurance,
      perVisit: specialty?.perVisit ?? mostForDrug(line.serviceCode) ?? NO_LIMIT,
      yearLeft: line.specialtyCode ? yearLeft(line.login, line.participantId, line.specialtyCode, year) : NO_LIMIT,
      // a line that only a spending account pays has no deductible
      deductibleLeft: line.coinsurance === 0 ? 0 : Math.max(0, (member.persona.deductible ?? 0) - used),
      spending: spendingOf(line, member),
      ...(line.refusal && { refusal: line.refusal }),
    })
  }

  function record(line: ClaimLine, decision: Decision, member: Member): void {
    const isPaid = decision.paid + decision.spendingPaid > 0
    const kind = spendingKindOf(line)
    if (kind && decision.spendingPaid > 0) members.spend(member.login, kind, decision.spendingPaid)
    database
      .prepare(
        'update claim_line set status = ?, eligible = ?, excluded = ?, deductible = ?, paid = ?, spending_paid = ?, explanations = ?, processed_date = ?, payment_id = ? where seq = ?',
      )
      .run(
        decision.isRejected ? 'REJECTED' : 'PROCESSED',
        decision.eligible,
        decision.excluded,
        decision.deductible,
        decision.paid,
        decision.spendingPaid,
        JSON.stringify(decision.explanations),
        toDate8((line.appeal?.sent ?? line.restarted ?? line.received) + pace.processed * 1000),
        isPaid ? paymentIdOf(line) : null,
        line.seq,
      )
  }

  function prepare(member: Member): void {
    // The member is read from the database again, because a request may call this function twice with the same member
    // object.
    if (!members.get(member.login).historyReady) {
      const past = [...seedHistory(member, clock.now()), ...addedClaims(member, clock.now())]
      inTransaction(database, () => {
        const statement = insert()
        for (const { line, outcome } of past) statement.run(...valuesOf(line, outcome))
        for (const { line, needs } of past) if (needs) followUps.askForDocument(member, line, needs)
        notifications.addPast(member, pastHappenings(member, past, toDate8(daysBefore(clock.now(), DAYS_LISTED))))
        members.markHistoryReady(member.login)
      })
    }
    settle(member.login)
  }

  function find(member: Member, claimId: string, line: number): ClaimLine | undefined {
    prepare(member)
    return read('login = ? and claim_id = ? and line = ?', member.login, claimId, line)[0]
  }

  return {
    bringUpToDate: prepare,
    search: (member, { participantId, benefitCode, paymentId, from, to, by = 'serviceDate', limit = NO_LIMIT }) => {
      prepare(member)
      const column = by === 'serviceDate' ? 'service_date' : 'processed_date'
      const conditions: [string, SQLInputValue | undefined][] = [
        ['login = ?', member.login],
        ['participant_id = ?', participantId],
        ['benefit_code = ?', benefitCode],
        ['payment_id = ?', paymentId],
        [`${column} >= ?`, from],
        [`${column} <= ?`, to],
      ]
      const used = conditions.filter((each): each is [string, SQLInputValue] => each[1] !== undefined)
      return read(
        `${used.map(([text]) => text).join(' and ')} order by ${column} desc, seq desc limit ?`,
        ...used.map(([, value]) => value),
        limit,
      )
    },
    newest: (member, limit) => {
      prepare(member)
      return read('login = ? order by received desc, seq desc limit ?', member.login, limit)
    },
    find,
    linesOf: (member, claimId) => {
      prepare(member)
      return read('login = ? and claim_id = ? order by line', member.login, claimId)
    },
    findById: (member, id = '') => {
      const dash = id.lastIndexOf('-')
      return find(member, id.slice(0, Math.max(0, dash)), Number(id.slice(dash + 1)))
    },
    add: (lines) => {
      const statement = insert()
      for (const line of lines) statement.run(...valuesOf(line, UNDECIDED))
    },
    nextClaimId: () => {
      const last = database
        .prepare("select max(claim_id) as id from claim_line where claim_id between 'C9' and 'C99999999'")
        .get() as { id: string | null }
      return `C${1 + Number(last.id?.slice(1) ?? 9_000_000)}`
    },
    yearLeft,
    deductibleMet,
  }
}

/** The highest cost in cents that the plan accepts for a supply of a drug, if the service code is its number. */
function mostForDrug(serviceCode: string): number | undefined {
  const found = findDrugs(serviceCode)[0]
  return found && allowedCostOf(found.drug)
}

/**
 * The payment id of a line. It is derived from the claim number, because the plan pays all lines of a claim together.
 */
const paymentIdOf = ({ claimId }: ClaimLine): string => claimId.replace(/^C/, 'P')

/**
 * The spending account from which the member asks to be paid, with its balance in cents. Undefined if the member has no
 * such account.
 */
function spendingOf(
  line: ClaimLine,
  { healthSpending, wellness }: Member,
): { kind: SpendingKind; left: number } | undefined {
  const kind = spendingKindOf(line)
  const left = kind === 'wellness' ? wellness : healthSpending
  return kind && left !== undefined ? { kind, left } : undefined
}
