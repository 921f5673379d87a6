import type { ListServiceTypesParams, ServiceMaximum, ServiceType } from '../../generated/member/model/index.ts'
import { toMoney } from '../money.ts'
import { findSpecialty, type Service, type Specialty } from '../benefit-data/specialties.ts'
import type { Locale } from '../bilingual.ts'
import type { MemberCall } from './call.ts'

/** Program and line of business codes, the same for every service (CONST-23). */
const PROGRAMME = { programId: 2, programCd: 'MEDAVIE', pocLobId: 3, pocLobCode: '03' } as const
const OTHER = { en: 'Other', fr: 'Autre' }

/** Questions about a service that the claim form asks the member (D-157). */
const QUESTIONS: Record<
  string,
  { readonly id: string; readonly en: string; readonly fr: string; readonly answerType: 'yesNo' | 'text' }[]
> = {
  OPTI01: [
    {
      id: 'lenses-changed',
      en: 'Has the prescription for your lenses changed?',
      fr: 'L’ordonnance de vos verres a-t-elle changé?',
      answerType: 'yesNo',
    },
  ],
}

/** The claim rules of a specialty, without the remaining maximum of any person. */
export const ruleOf = (specialty: Specialty): ServiceMaximum => ({
  coinsurancePercent: specialty.coinsurancePercent,
  ...(specialty.perVisit !== undefined && { perVisit: toMoney(specialty.perVisit) }),
  ...(specialty.perYear !== undefined && { perYear: toMoney(specialty.perYear) }),
})

/** The claim rules of a specialty, with the remaining yearly maximum and deductible of one person. */
export const maximumFor =
  ({ world, member }: Pick<MemberCall, 'world' | 'member'>, participantId: string, year: string) =>
  (specialty: Specialty): ServiceMaximum => {
    const deductible = (member.persona.deductible ?? 0) - world.claims.deductibleMet(member.login, participantId, year)
    return {
      ...ruleOf(specialty),
      ...(specialty.perYear !== undefined && {
        remaining: toMoney(Math.max(0, world.claims.yearLeft(member.login, participantId, specialty.code, year))),
      }),
      ...(deductible > 0 && { deductibleRemaining: toMoney(deductible) }),
    }
  }

export function toServiceResponse(
  service: Service,
  specialty: Specialty,
  locale: Locale,
  maximum = ruleOf(specialty),
): ServiceType {
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
    ...(service.otherReason && { cobOtherReason: service.otherReason }),
    maximum,
    ...(questions && {
      additionalQuestions: questions.map(({ id, answerType, ...text }) => ({
        id,
        text: text[locale],
        answerType,
        required: true,
      })),
    }),
  }
}

/** The service "Other", for which the member describes the service in words (CLAIM-30). */
const otherService = (specialty: Specialty | undefined, locale: Locale): ServiceType => ({
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

const isPaidOn = ({ from = '', until = '99991231' }: Service, day: string): boolean => from <= day && day <= until

/** The services for a comma-separated list of specialty codes on one day (Date8). The service "Other" comes last. */
export function servicesOf(
  { specialties, 'service-date': day }: Pick<ListServiceTypesParams, 'specialties' | 'service-date'>,
  locale: Locale,
  maximumOf: (specialty: Specialty) => ServiceMaximum,
): ServiceType[] {
  const known = specialties.split(',').flatMap((code) => findSpecialty(code.trim()) ?? [])
  if (known.length === 0) return []
  return [
    ...known.flatMap((specialty) =>
      specialty.services
        .filter((service) => isPaidOn(service, day))
        .map((service) => toServiceResponse(service, specialty, locale, maximumOf(specialty))),
    ),
    otherService(known[0], locale),
  ]
}
