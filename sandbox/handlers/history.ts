import type { GetClaimsPdfParams, SearchClaimsParams } from '../../generated/member/model/index.ts'
import { daysBefore, toDate8 } from '../dates.ts'
import { BENEFIT_CATEGORIES } from '../benefit-data/claim-types.ts'
import { claimsDocument } from '../documents/claims-document.ts'
import { paymentDocument } from '../documents/payment-document.ts'
import type { ClaimLine } from '../store/claim-line.ts'
import { nothing, ok, PDF, Refused, type Handlers, type MemberCall } from './call.ts'
import { requireOrder } from './require-date-order.ts'
import {
  participantName,
  toClaimLineResponse,
  toPaymentResponse,
  toRecentClaimResponse,
} from './to-response/claim-line.ts'
import { findPerson } from './person.ts'
import { seenBy } from '../store/members.ts'

const RECENT = 8
/**
 * Number of lines to read for the list of recent claims if the newest lines are too few. They can be too few because
 * lines of people who do not share their information are left out (D-158).
 */
const LOOK_BACK = 50
const DEFAULT_DAYS = 365
const NOT_FOUND = {
  en: 'There are no payment details for this claim. Go back to your history and choose another one.',
  fr: 'Il n’y a pas de détails de paiement pour cette demande. Retournez à votre historique et choisissez-en une autre.',
}

/**
 * Searches by date of service, unless the query names another date. Without dates it searches the last twelve months
 * (D-92).
 */
function search({ world, member, query }: MemberCall<SearchClaimsParams>) {
  const by = query.sortBy ?? 'serviceDate'
  const [first, to] =
    by === 'processedDate'
      ? [query.processedDateFrom, query.processedDateTo]
      : [query.serviceDateFrom, query.serviceDateTo]
  if (first && to) requireOrder({ fromDate: first, toDate: to })
  if (query.participantId) findPerson(member, query.participantId)
  const from = first ?? toDate8(daysBefore(world.clock.now(), DEFAULT_DAYS))
  const found = world.claims.search(member, {
    participantId: query.participantId,
    benefitCode: query.benefitCode,
    by,
    from,
    to,
    limit: member.persona.history.maxLimit,
  })
  return { lines: seenBy(member, found), range: { from, to: to ?? toDate8(world.clock.now()) }, by }
}

function findDecided({ world, member, path }: MemberCall): ClaimLine {
  const line = world.claims.find(member, path['claimId'] ?? '', Number(path['line']))
  if (!line?.isDecided) throw new Refused(404, NOT_FOUND, 'NOT_FOUND')
  findPerson(member, line.participantId)
  return line
}

/** The payment details of the line in the URL, with the day from which the plan pays for its service again. */
function paymentDetails(call: MemberCall) {
  const { world, member, locale } = call
  const line = findDecided(call)
  const { participantId, specialtyCode, serviceDate, explanations } = line
  const paidBefore = explanations.includes('R03')
    ? world.claims
        .search(member, { participantId, to: serviceDate })
        .find((each) => each.specialtyCode === specialtyCode && each.paid > 0)
    : undefined
  return toPaymentResponse({ line, paidBefore }, member, locale, world.clock.now())
}

export const historyHandlers = {
  searchClaims: (call: MemberCall<SearchClaimsParams>) => {
    const { lines } = search(call)
    if (lines.length === 0) return nothing
    return ok({
      claimSearchResults: lines.map((line) => toClaimLineResponse(line, call.member, call.locale)),
      maxLimit: call.member.persona.history.maxLimit,
    })
  },
  getClaimsPdf: async (call: MemberCall<GetClaimsPdfParams>) => {
    const { lines: found, range, by } = search(call)
    const lines = found.map((line) => toClaimLineResponse(line, call.member, call.locale))
    const { participantId, benefitCode } = call.query
    const searched = {
      range,
      isByProcessing: by === 'processedDate',
      person: participantId && participantName(call.member, participantId),
      benefit: benefitCode && BENEFIT_CATEGORIES[benefitCode]?.[call.locale],
    }
    return ok(await claimsDocument(lines, searched, call.member, call.locale, toDate8(call.world.clock.now())), PDF)
  },
  getClaimPaymentDetails: (call: MemberCall) => ok(paymentDetails(call)),
  getClaimPaymentDetailsPdf: async (call: MemberCall) =>
    ok(await paymentDocument(paymentDetails(call), call.member, call.locale), PDF),
  listRecentClaims: ({ world, member, locale }: MemberCall) => {
    const newest = (limit: number) => seenBy(member, world.claims.newest(member, limit)).slice(0, RECENT)
    const first = newest(RECENT)
    const lines = first.length === RECENT ? first : newest(LOOK_BACK)
    return ok(
      lines.map((line) =>
        toRecentClaimResponse(line, member, locale, world.submissions.keyOf(member.login, line.claimId)),
      ),
    )
  },
} satisfies Handlers<
  'searchClaims' | 'getClaimsPdf' | 'getClaimPaymentDetails' | 'getClaimPaymentDetailsPdf' | 'listRecentClaims'
>
