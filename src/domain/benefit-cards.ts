import type { BenefitSummary } from '~generated/member/model/index.ts'

/**
 * The page of each benefit that the portal knows, by the benefit's key (D-179); benefits with other keys have no card
 * (COV-02).
 */
const PAGES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    DENTAL: 'coverage.dental',
    DRUGS: 'coverage.drugs',
    EHB: 'coverage.health',
    HOSPITAL: 'coverage.hospital',
    HSA: 'spending.health',
    PWA: 'spending.wellness',
    LIFEDIS: 'coverage.life',
    OPTBEN: 'coverage.optional',
    ONLINEDOCTOR: 'coverage.online-doctors',
    TRAVEL: 'coverage.travel',
    WELLNESSMEDSECOP: 'coverage.second-opinion',
    ASSIST: 'coverage.assistance',
    REFUGEE: 'coverage.refugee',
  }),
)

interface CoverageCard {
  readonly key: string
  /** the service's name, in the language of the page */
  readonly name: string
  readonly page: string
}

/** A card for each benefit with a page, in the order of the response (COV-01). */
export const cardsFor = (benefits: readonly BenefitSummary[]): readonly CoverageCard[] =>
  benefits.flatMap(({ key, description }) => {
    const page = PAGES.get(key)
    return page ? [{ key, name: description, page }] : []
  })
