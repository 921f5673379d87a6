import type { BenefitSummary } from '~generated/member/model/index.ts'
import type { PageId } from '~/platform/pages/page-registry.ts'

/**
 * The page of each benefit that the portal knows, by the benefit's key (D-179); benefits with other keys have no card
 * (COV-02). Those that are used most come first.
 */
const PAGES = {
  DRUGS: 'coverage.drugs',
  DENTAL: 'coverage.dental',
  EHB: 'coverage.health',
  HOSPITAL: 'coverage.hospital',
  TRAVEL: 'coverage.travel',
  HSA: 'spending.health',
  PWA: 'spending.wellness',
  ONLINEDOCTOR: 'coverage.online-doctors',
  LIFEDIS: 'coverage.life',
  OPTBEN: 'coverage.optional',
  WELLNESSMEDSECOP: 'coverage.second-opinion',
  ASSIST: 'coverage.assistance',
  REFUGEE: 'coverage.refugee',
} as const satisfies Record<string, PageId>

interface CoverageCard {
  readonly key: string
  /** the service's name, in the language of the page */
  readonly name: string
  readonly page: (typeof PAGES)[keyof typeof PAGES]
}

/** A card for each benefit with a page, those that are used most first, the same in both languages (COV-01). */
export const cardsFor = (benefits: readonly BenefitSummary[]): readonly CoverageCard[] =>
  Object.entries(PAGES).flatMap(([key, page]) =>
    benefits.filter((each) => each.key === key).map(({ description }) => ({ key, name: description, page })),
  )
