import type {
  ClaimHistory,
  ClaimHistoryLine,
  GetClaimHistoryStatementPdfParams,
  SearchClaimHistoriesParams,
} from '../../generated/member/model/index.ts'
import { claimHistoryDocument } from '../documents/claim-history-document.ts'
import { findClaimType } from '../benefit-data/claim-types.ts'
import { findSpecialty } from '../benefit-data/specialties.ts'
import type { ClaimLine } from '../store/claim-line.ts'
import type { Locale } from '../bilingual.ts'
import { nothing, ok, PDF, type Handlers, type MemberCall } from './call.ts'
import { requireOrder } from './require-date-order.ts'
import { participantName } from './to-response/claim-line.ts'
import { findPerson } from './person.ts'
import { sumsOf } from './sums.ts'

/** The claim type code of a line. For a practitioner's claim, the code is looked up by the specialty (CLAIM-77). */
const kindOf = ({ claimType, specialtyCode }: ClaimLine): string =>
  findClaimType(claimType)?.code ?? findSpecialty(specialtyCode ?? claimType)?.claimTypes[0] ?? claimType

const AMOUNTS = {
  submittedAmount: ({ submitted }: ClaimLine) => submitted,
  paidAmount: ({ paid }: ClaimLine) => paid,
  excludedAmount: ({ excluded }: ClaimLine) => excluded,
  deductibleAmount: ({ deductible }: ClaimLine) => deductible,
  spendingAccountPaidAmount: ({ spendingPaid }: ClaimLine) => spendingPaid,
}

const describeLine = (line: ClaimLine, locale: Locale): ClaimHistoryLine => ({
  benefitDesc: line.description[locale],
  serviceDate: line.serviceDate,
  ...sumsOf([line], AMOUNTS),
  claimId: line.claimId,
  claimLineNumber: line.line,
  claimStatus: line.status,
  claimType: kindOf(line),
  ...(line.processedDate && { dateProcessed: line.processedDate }),
  ...(line.paymentId && { paymentId: line.paymentId }),
})

/** Searches decided claim lines and groups them by person, newest first (API-097, D-159). */
function search({ world, member, locale, query }: MemberCall<SearchClaimHistoriesParams>): ClaimHistory[] {
  const range = requireOrder(query)
  const kinds = query.claimTypes.split(',')
  const people = [...new Set(query.participants.split(','))].map((participantId) => findPerson(member, participantId))
  return people.flatMap(({ participantId, dateOfBirth }) => {
    const lines = world.claims
      .search(member, { participantId, ...range })
      .filter((line) => line.isDecided && (kinds.includes(kindOf(line)) || kinds.includes(line.claimType)))
    if (lines.length === 0) return []
    return [
      {
        participantId,
        participantName: participantName(member, participantId),
        ...(dateOfBirth && { participantDob: dateOfBirth }),
        totals: sumsOf(lines, AMOUNTS),
        claimLines: lines.map((line) => describeLine(line, locale)),
      },
    ]
  })
}

export const claimHistoriesHandlers = {
  searchClaimHistories: (call: MemberCall<SearchClaimHistoriesParams>) => {
    const found = search(call)
    return found.length > 0 ? ok(found) : nothing
  },
  getClaimHistoryStatementPdf: async (call: MemberCall<GetClaimHistoryStatementPdfParams>) =>
    ok(await claimHistoryDocument(search(call), call.member, call.locale, requireOrder(call.query)), PDF),
} satisfies Handlers<'searchClaimHistories' | 'getClaimHistoryStatementPdf'>
