import type { DatabaseSync } from 'node:sqlite'
import type { ClaimExtraInfo, SubmitMultiClaimsResult } from '../../generated/member/model/index.ts'
import type { Clock } from '../clock.ts'
import { toDate8 } from '../dates.ts'
import type { Locale, Bilingual } from '../bilingual.ts'
import type { ClaimDrafts } from './claim-drafts.ts'
import type { Claims } from './claims.ts'
import { inTransaction } from './database.ts'
import type { FollowUps } from './follow-ups.ts'
import { linesOf, requestedServices } from './claim-to-lines.ts'
import type { Member } from './members.ts'
import type { NewLine } from './claim-line.ts'
import type { DocumentKindId } from '../benefit-data/document-kinds.ts'
import { toActionNeeded } from '../handlers/to-response/claim-follow-up.ts'
import type { StoredFile } from './uploads.ts'

/** The content of one submission, for tests. */
export interface Arrival {
  readonly id: number
  readonly login: string
  readonly idempotencyKey: string | undefined
  readonly received: string
  readonly claimExtraInfo: ClaimExtraInfo
  readonly files: readonly StoredFile[]
  readonly answer: SubmitMultiClaimsResult
}

export interface Submissions {
  /** The response to an earlier submission with the same key. */
  earlier: (member: Member, idempotencyKey: string | undefined) => SubmitMultiClaimsResult | undefined
  submit: (
    member: Member,
    extra: ClaimExtraInfo,
    files: readonly StoredFile[],
    idempotencyKey: string | undefined,
    locale: Locale,
  ) => SubmitMultiClaimsResult
  /** The idempotency key with which a claim was submitted. */
  keyOf: (login: string, claimId: string) => string | undefined
  arrivals: () => Arrival[]
}

const MESSAGE: Bilingual = { en: 'Your claim was submitted.', fr: 'Votre demande de règlement a été présentée.' }

interface Row {
  id: number
  login: string
  idempotency_key: string | null
  received: number
  extra: string
  files: string
  answer: string
}

export function createSubmissions(
  database: DatabaseSync,
  clock: Clock,
  claims: Claims,
  drafts: ClaimDrafts,
  followUps: FollowUps,
): Submissions {
  return {
    earlier: (member, key) => {
      if (!key) return undefined
      const row = database
        .prepare('select answer from submission where login = ? and idempotency_key = ?')
        .get(member.login, key) as { answer: string } | undefined
      return row && (JSON.parse(row.answer) as SubmitMultiClaimsResult)
    },
    submit: (member, extra, files, key, locale) => {
      const origins = new Map(
        requestedServices(extra).map(({ mssClaimId }) => [mssClaimId, claims.findById(member, mssClaimId)]),
      )
      return inTransaction(database, () => {
        const received = clock.now()
        const claimId = claims.nextClaimId()
        const lines = linesOf(member, extra, { claimId, received, lineOf: (id) => origins.get(id) })
        claims.add(lines)
        const waiting = lineToDocument(member, lines, files)
        const needs = waiting && followUps.askForDocument(member, waiting.line, waiting.kind)
        const answer: SubmitMultiClaimsResult = {
          message: MESSAGE[locale],
          confirmationNumber: `${toDate8(received)}-${claimId.slice(1)}`,
          submittedDate: toDate8(received),
          claims: lines.map((line) => ({
            claimId: line.claimId,
            participantId: line.participantId,
            status: line === waiting?.line ? 'PENDED' : 'RECEIVED',
            submittedAmount: (line.submitted / 100).toFixed(2),
            ...(line === waiting?.line && toActionNeeded({ needs }, locale)),
          })),
          documentsRequired: waiting !== undefined,
        }
        database
          .prepare(
            'insert into submission (login, idempotency_key, received, extra, files, answer) values (?, ?, ?, ?, ?, ?)',
          )
          .run(
            member.login,
            key ?? null,
            received,
            JSON.stringify(extra),
            JSON.stringify(files),
            JSON.stringify(answer),
          )
        if (key) drafts.end(member, key)
        return answer
      })
    },
    keyOf: (login, claimId) => {
      const row = database
        .prepare(
          "select idempotency_key from submission where login = ? and json_extract(answer, '$.claims[0].claimId') = ?",
        )
        .get(login, claimId) as Pick<Row, 'idempotency_key'> | undefined
      return row?.idempotency_key ?? undefined
    },
    arrivals: () =>
      (database.prepare('select * from submission order by id').all() as unknown as Row[]).map((row) => ({
        id: row.id,
        login: row.login,
        idempotencyKey: row.idempotency_key ?? undefined,
        received: new Date(row.received).toISOString(),
        claimExtraInfo: JSON.parse(row.extra) as ClaimExtraInfo,
        files: JSON.parse(row.files) as StoredFile[],
        answer: JSON.parse(row.answer) as SubmitMultiClaimsResult,
      })),
  }
}

/**
 * The claim line for which a document is requested because of the persona's rule (`documentsFrom`), and the kind of
 * document.
 */
function lineToDocument(
  { persona: { documentsFrom } }: Member,
  lines: readonly NewLine[],
  files: readonly StoredFile[],
): { readonly line: NewLine; readonly kind: DocumentKindId } | undefined {
  if (documentsFrom === undefined || files.length > 0) return undefined
  const line = lines.find(({ submitted }) => submitted >= documentsFrom)
  return line && { line, kind: line.benefitCode === 'DNTL' ? 'XRAY' : 'RECEIPT' }
}
