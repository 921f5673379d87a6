import type {
  BenefitCategory,
  BenefitFamiliesResult,
  CoveredServiceDetails,
  HealthCareProduct,
  Provision,
  ProvisionMap,
  ServiceMaximum,
} from '../../../generated/member/model/index.ts'
import type { Locale } from '../../bilingual.ts'
import type { Specialty } from '../specialties.ts'
import type { Benefit, Catalogue, Group, Product } from './catalogues.ts'
import type { Rule } from './rules.ts'

/** Converts rules to the format of the API response: one sentence each, after a dash (COV-29, COV-36). */
export const toRulesResponse = (rules: readonly Rule[], locale: Locale): Provision[] =>
  rules.map(({ text, agreement }) => ({
    description: `- ${text[locale]}`,
    ...(agreement && { agreementType: agreement }),
  }))

/**
 * Response for the main pages (maaxClaims on): the categories with their subcategories and covered services (DATA-60).
 */
export const toCategoriesResponse = ({ groups }: Catalogue, locale: Locale): BenefitCategory[] =>
  groups.map(({ id, key, name, benefits }) => ({
    id,
    group: key,
    description: name[locale],
    subcategories: benefits.map((benefit) => ({
      description: benefit.name[locale],
      services: benefit.products.map(({ code, name: service }) => ({ code, description: service[locale] })),
    })),
  }))

/**
 * Response for the alternate pages (maaxClaims off): a list of the families, each with its benefits. The list has the
 * key `01` (DATA-59).
 */
export const toFamiliesResponse = ({ groups }: Catalogue, locale: Locale): BenefitFamiliesResult => ({
  data: {
    '01': {
      benFamilies: groups.map(({ family, benefits }) => ({
        shortDesc: family[locale],
        benefits: benefits.map(({ code, name }) => ({ benefitCode: code, shortDesc: name[locale] })),
      })),
    },
  },
})

/** Response for the alternate pages: the products of one benefit (DATA-62). */
export function toBenefitResponse(
  { groups, overall }: Catalogue,
  benefitCode: string,
  locale: Locale,
): ProvisionMap | undefined {
  const benefit = groups.flatMap(({ benefits }) => benefits).find(({ code }) => code === benefitCode)
  return (
    benefit && {
      healthCareProductsMap: Object.fromEntries(
        benefit.products.map((product) => [product.code, toProductResponse(product, locale)]),
      ),
      overallProvisions: toRulesResponse(overall, locale),
    }
  )
}

const toProductResponse = ({ name, about, ...product }: Product, locale: Locale): HealthCareProduct => ({
  shortDescription: name[locale],
  longDescription: about[locale],
  provisions: toRulesResponse(product.provisions, locale),
  eligibility: toRulesResponse(product.eligibility, locale),
  claimRequirements: toRulesResponse(product.requirements, locale),
})

/**
 * Response for the main pages: one service with its category, its related services (DATA-57, DATA-61) and the maximums
 * that apply to its claims.
 */
export function toCoveredResponse(
  { groups, overall }: Catalogue,
  code: string,
  { locale, maximumOf }: { locale: Locale; maximumOf: (specialty: Specialty) => ServiceMaximum },
): CoveredServiceDetails | undefined {
  const found = placesOf(groups).find(({ product }) => product.code === code)
  if (!found) return undefined
  const { product, benefit, group } = found
  return {
    code,
    heading: product.name[locale],
    description: product.about[locale],
    provisions: toRulesResponse([...product.provisions, ...overall], locale),
    eligibility: toRulesResponse(product.eligibility, locale),
    claimRequirements: toRulesResponse(product.requirements, locale),
    benefit: { categoryDescription: group.name[locale], subcategoryDescription: benefit.name[locale] },
    ...(product.specialty && {
      maximum: maximumOf(product.specialty),
      claimType: product.specialty.claimTypes[0]!,
      providerType: product.specialty.providerType,
    }),
    relatedServices: benefit.products
      .filter((each) => each !== product)
      .map((each) => ({ code: each.code, description: each.name[locale] })),
  }
}

const placesOf = (groups: readonly Group[]): { product: Product; benefit: Benefit; group: Group }[] =>
  groups.flatMap((group) =>
    group.benefits.flatMap((benefit) => benefit.products.map((product) => ({ product, benefit, group }))),
  )
