import type { ServiceType } from '../../generated/member/model/index.ts'
import { toMoney } from '../money.ts'
import { findSpecialty, type Service, type Specialty } from '../plan/specialties.ts'
import type { Locale } from '../words.ts'

/** Programme and line of business of every service (CONST-23). */
const PROGRAMME = { programId: 2, programCd: 'MEDAVIE', pocLobId: 3, pocLobCode: '03' } as const
const OTHER = { en: 'Other', fr: 'Autre' }

/** Questions the insurer asks about a service (D-157). */
const QUESTIONS: Record<string, { readonly id: string; readonly en: string; readonly fr: string; readonly answerType: 'yesNo' | 'text' }[]> = {
  OPTI01: [
    { id: 'lenses-changed', en: 'Has the prescription for your lenses changed?', fr: 'L’ordonnance de vos verres a-t-elle changé?', answerType: 'yesNo' },
  ],
}

export function describeService(service: Service, specialty: Specialty, locale: Locale, remaining?: number): ServiceType {
  const questions = QUESTIONS[service.code]
  return {
    ...PROGRAMME,
    specialtyId: specialty.id,
    specialtyCode: specialty.code,
    serviceId: service.id,
    serviceCode: service.code,
    languageCode: locale,
    description: service.name[locale],
    isMasterService: false,
    categoryId: specialty.id,
    categoryUiId: 1,
    isRequirePrescription: service.prescription ?? false,
    isServiceTypeOther: false,
    maximum: {
      coinsurancePercent: specialty.coinsurancePercent,
      perVisit: toMoney(specialty.perVisit),
      perYear: toMoney(specialty.perYear),
      ...(remaining !== undefined && { remaining: toMoney(Math.max(0, remaining)) }),
    },
    ...(questions && { additionalQuestions: questions.map(({ id, answerType, ...text }) => ({ id, text: text[locale], answerType, required: true })) }),
  }
}

/** The entry that the member describes (CLAIM-30). */
export const otherService = (specialty: Specialty | undefined, locale: Locale): ServiceType => ({
  ...PROGRAMME,
  ...(specialty && { specialtyId: specialty.id, specialtyCode: specialty.code }),
  serviceId: 0,
  serviceCode: 'OTHER',
  languageCode: locale,
  description: OTHER[locale],
  isMasterService: false,
  isRequirePrescription: false,
  isServiceTypeOther: true,
})

/** Services of a comma-joined list of specialty codes, the other entry last. `left` tells what the year still pays. */
export function servicesOf(specialties: string, locale: Locale, left: (specialty: Specialty) => number | undefined): ServiceType[] {
  const known = specialties.split(',').flatMap((code) => findSpecialty(code.trim()) ?? [])
  if (known.length === 0) return []
  return [
    ...known.flatMap((specialty) => specialty.services.map((service) => describeService(service, specialty, locale, left(specialty)))),
    otherService(known[0], locale),
  ]
}
