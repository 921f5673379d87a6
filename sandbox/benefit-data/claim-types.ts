import type { ClaimType, ClaimTypeCode } from '../../generated/member/model/index.ts'
import type { Locale, Bilingual } from '../bilingual.ts'
import { toRulesResponse } from './catalogue/describe.ts'
import { claimWithin, RECEIPT } from './catalogue/rules.ts'

interface Entry {
  readonly code: ClaimTypeCode
  readonly name: Bilingual
  readonly lob: string
  /** what the lookup of other coverage is asked with where maaxClaims is on: line of business and benefit; the line of business alone where there is none (D-202) */
  readonly maax?: readonly [lob: string, benefit: string]
  /** category of the search in history for lines described in words */
  readonly benefitCode: string
  readonly isRta: boolean
  /** provinces where it is listed and cannot be chosen (D-100) */
  readonly disabledIn?: readonly string[]
  /** after the date of service, for claims with receipts (CLAIM-87) */
  readonly months?: 24 | 36
  /** offered only to plans with this benefit (DATA-67) */
  readonly benefit?: string
}

/** What can be claimed (CLAIM-04), in the order of the page. */
export const CLAIM_TYPES: readonly Entry[] = [
  {
    code: 'XX-PRAC',
    name: { en: 'Health practitioner', fr: 'Praticien de la santé' },
    lob: '03',
    maax: ['EHB', 'PARA'],
    benefitCode: 'CHLTH',
    isRta: true,
    months: 24,
  },
  { code: 'XX-HEAL', name: { en: 'Extended health', fr: 'Soins de santé complémentaires' }, lob: '03', benefitCode: 'CHLTH', isRta: false, months: 24 },
  {
    code: 'XX-DENT',
    name: { en: 'Dental', fr: 'Soins dentaires' },
    lob: '02',
    maax: ['DEN', 'DNTL'],
    benefitCode: 'DNTL',
    isRta: true,
    benefit: 'DENTAL',
    months: 24,
  },
  {
    code: 'XX-PHAR',
    name: { en: 'Drugs', fr: 'Médicaments' },
    lob: '01',
    maax: ['DRG', 'DRUG'],
    benefitCode: 'DRUG',
    isRta: false,
    disabledIn: ['QC'],
    months: 24,
  },
  { code: 'XX-VISI', name: { en: 'Vision', fr: 'Soins de la vue' }, lob: '04', maax: ['EHB', 'VISN'], benefitCode: 'CHLTH', isRta: true, months: 24 },
  { code: 'XX-TRAV', name: { en: 'Travel', fr: 'Voyage' }, lob: '05', benefitCode: 'OOP', isRta: false, months: 36 },
  { code: 'XX-HSA', name: { en: 'Health spending account', fr: 'Compte de gestion-santé' }, lob: '06', benefitCode: 'CHLTH', isRta: false, benefit: 'HSA' },
  {
    code: 'XX-PSA',
    name: { en: 'Personal wellness account', fr: 'Compte de mieux-être personnel' },
    lob: '07',
    benefitCode: 'CHLTH',
    isRta: false,
    benefit: 'PWA',
  },
  { code: 'XX-DCI', name: { en: 'Disability and critical illness', fr: 'Invalidité et maladie grave' }, lob: '08', benefitCode: 'CHLTH', isRta: false },
  {
    code: 'XX-LADD',
    name: { en: 'Life, accidental death and dismemberment', fr: 'Assurance vie, décès accidentel et mutilation' },
    lob: '09',
    benefitCode: 'CHLTH',
    isRta: false,
  },
]

export const findClaimType = (code: string): Entry | undefined => CLAIM_TYPES.find((each) => each.code === code)

export const toClaimTypeResponse = (entry: Entry, locale: Locale, province: string): ClaimType => ({
  claimType: entry.code,
  description: entry.name[locale],
  lob: entry.lob,
  ...(entry.maax && { maaxLob: entry.maax[0], maaxBenefit: entry.maax[1] }),
  isRta: entry.isRta,
  isDisabledForProv: entry.disabledIn?.includes(province) ?? false,
  ...(entry.months && { claimRequirements: toRulesResponse([RECEIPT, claimWithin(entry.months)], locale) }),
})

/** Whether a lookup of other coverage names a line of business that is claimed for, and, where maaxClaims is on, its benefit. */
export const isLookedUp = (lob: string, benefit?: string): boolean =>
  CLAIM_TYPES.some((entry) =>
    benefit === undefined ? entry.lob === lob : (entry.maax?.[0] ?? entry.lob) === lob && (entry.maax?.[1] ?? entry.lob) === benefit,
  )

/** Names of the lines of business (CLAIM-88). */
export const labels = (locale: Locale): Record<string, string> => Object.fromEntries(CLAIM_TYPES.map(({ lob, name }) => [lob, name[locale]]))

/** Categories of benefits in history (DATA-66). */
export const BENEFIT_CATEGORIES: Record<string, Bilingual> = {
  OOP: { en: 'Travel', fr: 'Voyage' },
  HOSP: { en: 'Hospital', fr: 'Hospitalisation' },
  DRUG: { en: 'Drugs', fr: 'Médicaments' },
  DNTL: { en: 'Dental', fr: 'Soins dentaires' },
  CHLTH: { en: 'Extended health', fr: 'Soins de santé complémentaires' },
}

/** Things claimed without a provider of the directory, for the history of personas. */
export const OTHER_SERVICES: readonly {
  readonly code: string
  readonly benefitCode: string
  readonly claimType: ClaimTypeCode
  readonly name: Bilingual
  readonly usual: number
  /** of the drug catalogue */
  readonly din?: string
}[] = [
  {
    code: 'RX01',
    benefitCode: 'DRUG',
    claimType: 'XX-PHAR',
    name: { en: 'Prescription drugs', fr: 'Médicaments sur ordonnance' },
    usual: 46_75,
    din: '09901511',
  },
  { code: 'RX02', benefitCode: 'DRUG', claimType: 'XX-PHAR', name: { en: 'Insulin and supplies', fr: 'Insuline et fournitures' }, usual: 112_40 },
  { code: 'HO01', benefitCode: 'HOSP', claimType: 'XX-HEAL', name: { en: 'Semi-private room', fr: 'Chambre à deux lits' }, usual: 240_00 },
  { code: 'TR01', benefitCode: 'OOP', claimType: 'XX-TRAV', name: { en: 'Emergency care abroad', fr: 'Soins d’urgence à l’étranger' }, usual: 385_20 },
]

export const dinOf = (serviceCode: string): string | undefined => OTHER_SERVICES.find(({ code }) => code === serviceCode)?.din
