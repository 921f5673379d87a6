import type {
  DentalCoverageGroup,
  DentalBenefits,
  DentalServiceDetail,
  DentalServiceError,
  Province,
} from '../../../generated/member/model/index.ts'
import { toMoney } from '../../money.ts'
import type { Locale, Bilingual } from '../../bilingual.ts'
import { toRulesResponse } from '../catalogue/describe.ts'
import { findProcedure, type DentalProcedure } from './codes.ts'
import { DENTAL_COVERAGES, findCoverage, INELIGIBLE, type DentalCoverage } from './coverages.ts'
import { guidePrice, worksIn } from './guide.ts'

interface DentalQuestion {
  readonly specialty: string
  readonly province: Province
  readonly codes: readonly string[]
}

const UNKNOWN: Bilingual = {
  en: 'This code is not in the fee guide',
  fr: 'Ce code ne figure pas dans le guide des tarifs',
}
const OTHER_SPECIALTY: Bilingual = {
  en: 'This type of provider does not offer this service',
  fr: 'Ce type de fournisseur n’offre pas ce service',
}
const NONE_COVERED: Bilingual = {
  en: 'None of these codes is covered. Check the codes and the type of provider.',
  fr: 'Aucun de ces codes n’est couvert. Vérifiez les codes et le type de fournisseur.',
}

export const toCoverageResponse = (
  { code, name, about, rules }: DentalCoverage,
  locale: Locale,
): DentalCoverageGroup => ({
  code,
  shortDescription: name[locale],
  longDescription: about[locale],
  provisions: toRulesResponse(rules, locale),
})

/**
 * Searches dental codes. The result has each code once, in the order of the request (D-131). A code that the plan does
 * not cover has the reason in its entry (API-059).
 */
export function searchDental(
  { specialty, province, codes }: DentalQuestion,
  locale: Locale,
): { result: DentalBenefits; complete: boolean } {
  const serviceDetails = [...new Set(codes)].map((code) => toCodeResponse(code, specialty, province, locale))
  const covered = new Set(serviceDetails.flatMap(({ service }) => service?.coverageCode ?? []))
  const complete = serviceDetails.every(({ service }) => service)
  return {
    complete,
    result: {
      coverages: DENTAL_COVERAGES.filter(({ code }) => covered.has(code)).map((coverage) =>
        toCoverageResponse(coverage, locale),
      ),
      serviceDetails,
      ...(covered.size === 0 && { messageEn: NONE_COVERED.en, messageFr: NONE_COVERED.fr }),
    },
  }
}

function toCodeResponse(code: string, specialty: string, province: Province, locale: Locale): DentalServiceDetail {
  const procedure = findProcedure(code)
  if (!procedure) return { code, errors: [error('UNKNOWN_CODE', UNKNOWN, locale)] }
  const coverage = findCoverage(procedure.coverage)
  const errors = [
    ...(coverage ? [] : [error('INELIGIBLE', INELIGIBLE, locale)]),
    ...(worksIn(specialty, procedure.coverage) ? [] : [error('OTHER_SPECIALTY', OTHER_SPECIALTY, locale)]),
  ]
  return coverage && errors.length === 0
    ? { code, service: toServiceResponse(procedure, coverage, { specialty, province }, locale) }
    : { code, errors }
}

function toServiceResponse(
  procedure: DentalProcedure,
  coverage: DentalCoverage,
  { specialty, province }: Omit<DentalQuestion, 'codes'>,
  locale: Locale,
) {
  const guide = guidePrice(procedure, specialty, province)
  return {
    code: procedure.code,
    shortDescription: procedure.name[locale],
    longDescription: coverage.about[locale],
    coverageCode: coverage.code,
    specialty,
    province,
    guideAmount: toMoney(guide),
    coinsurancePercent: coverage.percent,
    planAmount: toMoney(Math.round((guide * coverage.percent) / 100)),
    provisions: toRulesResponse(coverage.rules, locale),
  }
}

const error = (code: string, text: Bilingual, locale: Locale): DentalServiceError => ({
  code,
  description: text[locale],
})
