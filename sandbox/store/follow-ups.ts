import type { DatabaseSync } from 'node:sqlite'
import type { DocumentKindId } from '../benefit-data/document-kinds.ts'
import type { Clock } from '../clock.ts'
import { daysBefore, toDate8 } from '../dates.ts'
import { documentsNeeded } from '../email/documents-needed.ts'
import { lineId, WITHDRAWN, type ClaimLine, type NeededDocument, type NewLine } from './claim-line.ts'
import type { Member } from './members.ts'
import type { Notifications } from './notifications.ts'
import type { StoredFile } from './uploads.ts'

/** Days that a member has to send a document. */
const DAYS_TO_SEND = 21

/** Something that a member sent about a submitted claim, such as documents or an appeal. Tests read these records. */
export interface FollowUpArrival {
  readonly login: string
  readonly claimId: string
  readonly line: number | undefined
  readonly kind: 'documents' | 'appeal'
  /** text of an appeal */
  readonly words: string | undefined
  readonly files: readonly StoredFile[]
}

type LineKey = Pick<NewLine, 'claimId' | 'line'>

/**
 * Stores all that happens to a claim after its submission: document requests, documents, withdrawals and appeals
 * (D-240).
 */
export interface FollowUps {
  /**
   * Requests a document, for which the line then waits. Sends an email that names only the claim, unless the member has
   * switched such emails off.
   */
  askForDocument: (member: Member, line: LineKey, kind: DocumentKindId) => NeededDocument
  /** Cancels the request for a document: the line is processed without it. */
  dropRequest: (member: Member, line: LineKey) => void
  /** Records documents. The lines that waited for them are processed from now on. */
  addDocuments: (member: Member, lines: readonly ClaimLine[], files: readonly StoredFile[]) => void
  withdraw: (member: Member, claimId: string) => void
  appeal: (member: Member, line: ClaimLine, words: string, files: readonly StoredFile[]) => void
  /** Records the answer to an appeal. `at` is the time of the answer, in milliseconds. */
  decideAppeal: (line: ClaimLine, outcome: string, at: number) => void
  arrivals: () => FollowUpArrival[]
}

/** The id of the open document request of a line. A later request for the same line gets a different id. */
export const requestId = (line: Pick<ClaimLine, 'claimId' | 'line' | 'needs'>): string =>
  `${lineId(line)}-${(line.needs?.since ?? 0).toString(36)}`

export function createFollowUps(database: DatabaseSync, clock: Clock, notifications: Notifications): FollowUps {
  const restart = (login: string, { claimId, line }: LineKey) =>
    database
      .prepare(
        'update claim_line set status = null, needs = null, needs_since = null, needs_until = null, restarted = ? where login = ? and claim_id = ? and line = ?',
      )
      .run(clock.now(), login, claimId, line)
  const keep = ({ login }: Member, { claimId, line, kind, words, files }: Omit<FollowUpArrival, 'login'>): void =>
    void database
      .prepare(
        'insert into claim_follow_up (login, claim_id, line, kind, received, words, files) values (?, ?, ?, ?, ?, ?, ?)',
      )
      .run(login, claimId, line ?? null, kind, clock.now(), words ?? null, JSON.stringify(files))
  return {
    askForDocument: (member, { claimId, line }, kind) => {
      const until = toDate8(daysBefore(clock.now(), -DAYS_TO_SEND))
      database
        .prepare(
          "update claim_line set status = 'PENDED', needs = ?, needs_since = ?, needs_until = ? where login = ? and claim_id = ? and line = ?",
        )
        .run(kind, clock.now(), until, member.login, claimId, line)
      const date = toDate8(clock.now())
      notifications.notify(
        member,
        { kind: 'documentNeeded', date, claimId, claimLineNumber: line },
        documentsNeeded({ claimId, line }, until),
      )
      return { kind, since: clock.now(), until }
    },
    dropRequest: ({ login }, line) => void restart(login, line),
    addDocuments: (member, lines, files) => {
      for (const line of lines) {
        restart(member.login, line)
        database.prepare('update claim_line set documents = ? where seq = ?').run(clock.now(), line.seq)
      }
      keep(member, { claimId: lines[0]!.claimId, line: undefined, kind: 'documents', words: undefined, files })
    },
    withdraw: ({ login }, claimId) =>
      void database
        .prepare(
          `update claim_line set status = '${WITHDRAWN}', processed_date = ?, needs = null, needs_since = null, needs_until = null where login = ? and claim_id = ?`,
        )
        .run(toDate8(clock.now()), login, claimId),
    appeal: (member, { claimId, line, processedDate }, words, files) => {
      database
        .prepare(
          'update claim_line set appeal_sent = ?, appeal_files = ?, declined_on = ? where login = ? and claim_id = ? and line = ?',
        )
        .run(clock.now(), files.length, processedDate ?? toDate8(clock.now()), member.login, claimId, line)
      keep(member, { claimId, line, kind: 'appeal', words, files })
    },
    decideAppeal: ({ seq }, outcome, at) =>
      void database
        .prepare('update claim_line set appeal_decided = ?, appeal_outcome = ? where seq = ?')
        .run(at, outcome, seq),
    arrivals: () =>
      (
        database.prepare('select * from claim_follow_up order by id').all() as unknown as (Omit<
          FollowUpArrival,
          'claimId' | 'files'
        > & { readonly claim_id: string; readonly files: string })[]
      ).map(({ login, claim_id: claimId, line, kind, words, files }) => ({
        login,
        claimId,
        line: line ?? undefined,
        kind,
        words: words ?? undefined,
        files: JSON.parse(files) as StoredFile[],
      })),
  }
}
