import { z } from 'zod'
import { readData, text } from '../read-data.ts'
import { SPECIALTIES, type Specialty } from '../specialties.ts'
import { claimWithin, limits, RECEIPT, sentence, toRules, type Rule } from './rules.ts'
import type { Bilingual } from '../../bilingual.ts'

/** A product or service that the plan covers. */
export interface Product {
  readonly code: string
  readonly name: Bilingual
  readonly about: Bilingual
  readonly provisions: readonly Rule[]
  readonly eligibility: readonly Rule[]
  readonly requirements: readonly Rule[]
  /** percentage that the plan pays */
  readonly percent: number
  /** the provider specialty whose rules decide claims for this product */
  readonly specialty?: Specialty
}

const PEOPLE_COVERED = sentence.parse('peopleCovered')
const PRESCRIPTION = sentence.parse('prescription')
const USUAL_MONTHS = 24

const product = z
  .strictObject({
    code: z.string(),
    name: text,
    about: text,
    ...limits,
    eligibility: z.array(sentence).default([PEOPLE_COVERED]),
    requires: z.array(sentence).default([]),
    claimWithinMonths: z.int().default(USUAL_MONTHS),
  })
  .transform(({ code, name, about, eligibility, requires, claimWithinMonths, ...limit }): Product => {
    return {
      code,
      name,
      about,
      provisions: toRules(limit),
      eligibility,
      requirements: [...requires, RECEIPT, claimWithin(claimWithinMonths)],
      percent: limit.pays,
    }
  })

const practitioner = (specialtyCode: string) => SPECIALTIES.find(({ code }) => code === specialtyCode)

/**
 * The catalogue entry for a provider specialty. Its percentage and limits are read from the same rules that decide
 * claims for the specialty.
 */
const specialtyProduct = z
  .string()
  .refine((code) => practitioner(code), 'is no code of specialties.yaml')
  .transform((code): Product => {
    const specialty = practitioner(code)!
    const { name, services, coinsurancePercent, perVisit, perYear } = specialty
    const list = (locale: 'en' | 'fr') => services.map((service) => service.name[locale]).join(', ')
    return {
      code,
      name,
      about: { en: `Recognized services – ${list('en')}.`, fr: `Services reconnus\u00A0– ${list('fr')}.` },
      provisions: toRules({ pays: coinsurancePercent, perVisit, perYear }),
      eligibility: [PEOPLE_COVERED],
      requirements: [
        ...(services.some(({ prescription }) => prescription) ? [PRESCRIPTION] : []),
        RECEIPT,
        claimWithin(USUAL_MONTHS),
      ],
      percent: coinsurancePercent,
      specialty,
    }
  })

const benefit = z
  .strictObject({
    code: z.string(),
    name: text,
    products: z.array(product).default([]),
    specialties: z.array(specialtyProduct).default([]),
  })
  .transform(({ specialties, products, ...rest }) => ({ ...rest, products: [...products, ...specialties] }))
/**
 * One entry of a group. The main coverage pages (flag maaxClaims on) show the entry as a subcategory. The alternate
 * pages (flag off) show it as a benefit of a family (D-11).
 */
export type Benefit = z.infer<typeof benefit>

const group = z.strictObject({
  id: z.int(),
  /** identifies the group in URL fragments; the same in both languages (D-09) */
  key: z.string(),
  name: text,
  /**
   * title of the group on the alternate pages (flag maaxClaims off), where a group is called a family. A subtitle is in
   * parentheses, and slashes have no spaces around them (COV-24, COV-25).
   */
  family: text,
  benefits: z.array(benefit),
})
export type Group = z.infer<typeof group>

/** The coverage catalogue of one part of the plan. The rules in `overall` apply to everything in it. */
const catalogue = z.strictObject({ overall: z.array(sentence), groups: z.array(group) })
export type Catalogue = z.infer<typeof catalogue>

export const HOSPITAL = readData('catalogue/hospital.yaml', catalogue)
export const EXTENDED_HEALTH = readData('catalogue/extended-health.yaml', catalogue)

/** The product of extended health coverage with this code. */
export const findProduct = (code: string): Product | undefined =>
  EXTENDED_HEALTH.groups
    .flatMap(({ benefits }) => benefits.flatMap(({ products }) => products))
    .find((each) => each.code === code)
