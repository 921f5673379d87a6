import type { Predetermination } from '../../../generated/member/model/index.ts'
import { findProduct } from '../../benefit-data/catalogue/catalogues.ts'
import { findProcedure } from '../../benefit-data/dental/codes.ts'
import { findSpecialty, findSupplied } from '../../benefit-data/specialties.ts'
import type { Locale } from '../../bilingual.ts'
import { daysBefore, toDate8 } from '../../dates.ts'
import { toMoney } from '../../money.ts'
import type { Member } from '../../store/members.ts'
import type { StoredPredetermination } from '../../store/predeterminations.ts'
import { toServiceResponse } from '../services.ts'
import { participantName } from './claim-line.ts'

/** Number of days for which the decision about a predetermination is valid. */
const DAYS_VALID = 180

/**
 * The claim type, provider type and service with which the member can later claim the treatment: those of a dentist's
 * claim, of the usual service of the specialty, or of the supplier of the product.
 */
function claimed({ kind, lines }: StoredPredetermination['request'], locale: Locale) {
  if (kind === 'dental') {
    const { claimTypes, providerType } = findSpecialty('DENT')!
    return { claimType: claimTypes[0]!, providerType }
  }
  const supplied = findSupplied(lines[0]!.code)
  const specialty = supplied?.specialty ?? findProduct(lines[0]!.code)?.specialty
  if (!specialty) return {}
  // if a specialty has several services, the first one is an assessment, so the second one is the usual service
  const service = supplied?.service ?? specialty.services[1] ?? specialty.services[0]
  return {
    claimType: specialty.claimTypes[0]!,
    providerType: specialty.providerType,
    ...(service && { service: toServiceResponse(service, specialty, locale) }),
  }
}

export function toPredetermination(
  { id, request, sent, due, decided, decision }: StoredPredetermination,
  member: Member,
  locale: Locale,
): Predetermination {
  const { participantId, kind, specialty, province, lines } = request
  const isRefused = decision?.every(({ paid }) => paid === 0)
  return {
    predeterminationId: id,
    kind,
    status: decided === undefined ? 'RECEIVED' : isRefused ? 'DECLINED' : 'PROCESSED',
    participantId,
    participantName: participantName(member, participantId),
    ...(specialty && { specialty }),
    ...(province && { province }),
    sentOn: toDate8(sent),
    ...(decided === undefined
      ? { answerBy: toDate8(due) }
      : { decidedOn: toDate8(decided), validUntil: toDate8(daysBefore(decided, -DAYS_VALID)) }),
    lines: lines.map(({ code, amount }, index) => {
      const name = kind === 'dental' ? findProcedure(code)?.name : findProduct(code)?.name
      const line = decision?.[index]
      return {
        code,
        description: name?.[locale] ?? code,
        amount,
        ...(line && {
          planAmount: toMoney(line.paid),
          explanations: line.explanations.map((explanation) => explanation[locale]),
        }),
      }
    }),
    ...claimed(request, locale),
  }
}
