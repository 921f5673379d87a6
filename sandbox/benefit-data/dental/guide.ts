import type { Province } from '../../../generated/member/model/index.ts'
import type { Bilingual } from '../../bilingual.ts'
import type { DentalProcedure } from './codes.ts'

interface DentalSpecialty {
  readonly name: Bilingual
  /** groups it works in; absent means all */
  readonly groups?: readonly string[]
  /** its prices in percent of a general practitioner's */
  readonly percent: number
}

const specialty = (en: string, fr: string, percent: number, groups?: readonly string[]): DentalSpecialty => ({
  name: { en, fr },
  percent,
  ...(groups && { groups }),
})

/** Kinds of dental providers (DATA-54). The specification names the codes only; the names are ours. */
export const DENTAL_SPECIALTIES: Record<string, DentalSpecialty> = {
  OP: specialty('Oral pathologist', 'Spécialiste en pathologie buccale', 120, ['DIAG', 'SURG', 'PERI']),
  GP: specialty('General dentist', 'Dentiste généraliste', 100),
  DA: specialty('Dental anesthesiologist', 'Dentiste anesthésiste', 118, ['DIAG', 'SURG']),
  PR: specialty('Prosthodontist', 'Prosthodontiste', 122, ['DIAG', 'REST', 'MAJR', 'NONE']),
  RA: specialty('Oral radiologist', 'Radiologiste buccal', 115, ['DIAG']),
  DT: specialty('Denturist', 'Denturologiste', 92, ['MAJR']),
  OR: specialty('Orthodontist', 'Orthodontiste', 120, ['DIAG', 'ORTH']),
  DP: specialty('Public health dentist', 'Dentiste en santé publique', 100),
  PE: specialty('Periodontist', 'Parodontiste', 125, ['DIAG', 'PREV', 'PERI', 'SURG', 'NONE']),
  ON: specialty('Oral medicine specialist', 'Spécialiste en médecine buccale', 120, ['DIAG', 'PERI', 'SURG']),
  PA: specialty('Pediatric dentist', 'Dentiste pédiatrique', 112, ['DIAG', 'PREV', 'REST', 'ENDO', 'SURG', 'ORTH']),
  OS: specialty('Oral surgeon', 'Chirurgien buccal', 128, ['DIAG', 'SURG', 'NONE']),
  DH: specialty('Dental hygienist', 'Hygiéniste dentaire', 90, ['PREV', 'PERI', 'NONE']),
  EN: specialty('Endodontist', 'Endodontiste', 126, ['DIAG', 'REST', 'ENDO']),
}

/** Provinces and territories, and how their guide compares (percent). */
export const GUIDE_PROVINCES: Record<Province, { readonly name: Bilingual; readonly percent: number }> = {
  AB: { name: { en: 'Alberta', fr: 'Alberta' }, percent: 118 },
  BC: { name: { en: 'British Columbia', fr: 'Colombie-Britannique' }, percent: 106 },
  MB: { name: { en: 'Manitoba', fr: 'Manitoba' }, percent: 101 },
  NB: { name: { en: 'New Brunswick', fr: 'Nouveau-Brunswick' }, percent: 100 },
  NL: { name: { en: 'Newfoundland and Labrador', fr: 'Terre-Neuve-et-Labrador' }, percent: 99 },
  NS: { name: { en: 'Nova Scotia', fr: 'Nouvelle-Écosse' }, percent: 102 },
  NT: { name: { en: 'Northwest Territories', fr: 'Territoires du Nord-Ouest' }, percent: 124 },
  NU: { name: { en: 'Nunavut', fr: 'Nunavut' }, percent: 128 },
  ON: { name: { en: 'Ontario', fr: 'Ontario' }, percent: 107 },
  PE: { name: { en: 'Prince Edward Island', fr: 'Île-du-Prince-Édouard' }, percent: 97 },
  QC: { name: { en: 'Quebec', fr: 'Québec' }, percent: 95 },
  SK: { name: { en: 'Saskatchewan', fr: 'Saskatchewan' }, percent: 103 },
  YT: { name: { en: 'Yukon', fr: 'Yukon' }, percent: 121 },
}

export const worksIn = (specialtyCode: string, group: string): boolean => DENTAL_SPECIALTIES[specialtyCode]?.groups?.includes(group) ?? true

/** Price of the guide in cents, to the dollar as guides are. */
export const guidePrice = ({ price }: DentalProcedure, specialtyCode: string, province: Province): number =>
  Math.round((price * (DENTAL_SPECIALTIES[specialtyCode]?.percent ?? 100) * GUIDE_PROVINCES[province].percent) / 1_000_000) * 100
