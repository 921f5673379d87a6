import type { Participant, ProviderType, ServiceType, VisionSubcategory } from '~generated/member/model/index.ts'
import type { Option } from '~/forms/definition.ts'
import type { Text } from '~/platform/i18n/text.tsx'
import type { StepAnswers } from '~/wizard/definition.ts'
import { type ClaimAnswers, type ClaimLine, needsPrescription, numberOf, serviceKey } from './answers.ts'

export const isVision = (answers: ClaimAnswers): boolean => answers['claim-type']?.claimType === 'XX-VISI'

/** Prefix of a subcategory's key (`words:0`) if the member must describe the expense on a separate page (CLAIM-28). */
const DESCRIBED = 'words:'
const subcategoryKey = ({ subcategoryId, isServiceTypeOther }: VisionSubcategory): string =>
  `${isServiceTypeOther ? DESCRIBED : ''}${subcategoryId}`

/**
 * Options for subcategories. If the plan lists none (status 204), the member can still describe the expense (CLAIM-27).
 */
export const subcategoryOptions = (kinds: readonly VisionSubcategory[], text: Text): readonly Option[] =>
  kinds.length > 0
    ? kinds.map((kind) => ({ value: subcategoryKey(kind), label: kind.description }))
    : [{ value: `${DESCRIBED}0`, label: text('claims.services.other') }]

/**
 * The subcategories of vision care for several people, without duplicates and in order of appearance. Those that the
 * member must describe come last.
 */
export const mergeSubcategories = (lists: readonly (readonly VisionSubcategory[])[]): readonly VisionSubcategory[] =>
  [...new Map(lists.flat().map((kind) => [subcategoryKey(kind), kind])).values()].toSorted(
    (one, other) => Number(one.isServiceTypeOther) - Number(other.isServiceTypeOther),
  )

/** The ids of the chosen subcategories, as the service knows them. */
export const chosenSubcategories = (answers: ClaimAnswers): readonly string[] =>
  (answers['service-list-vision']?.services ?? []).map((kind) => String(numberOf(kind)))

/** The specialties of vision care, beginning with that of the chosen provider. */
export const visionSpecialties = (
  chosen: string | undefined,
  { providerTypes }: { readonly providerTypes: readonly ProviderType[] },
): string =>
  [
    ...new Set([
      chosen,
      ...providerTypes
        .filter(({ claimTypes }) => claimTypes?.includes('XX-VISI'))
        .map(({ specialtyCode }) => specialtyCode),
    ]),
  ]
    .filter(Boolean)
    .join(',')

/**
 * The services of the chosen subcategories. A subcategory that the member must describe contributes only its "Other"
 * service.
 */
export function servicesOfSubcategories(
  lists: readonly (readonly ServiceType[])[],
  answers: ClaimAnswers,
): readonly ServiceType[] {
  const description = answers['vision-other']?.description
  return (answers['service-list-vision']?.services ?? []).flatMap((kind, index) => {
    const services = lists[index] ?? []
    return kind.startsWith(DESCRIBED)
      ? services
          .filter(({ isServiceTypeOther }) => isServiceTypeOther)
          .map((service) => ({ ...service, ...(description && { description }) }))
      : services.filter(({ isServiceTypeOther }) => !isServiceTypeOther)
  })
}

/**
 * The lines with which the details begin: one for each service of the chosen subcategories. If the plan has only one
 * person, the participant is filled in.
 */
export function buildVisionDetails(services: readonly ServiceType[], people: readonly Participant[]): StepAnswers {
  const [only, ...others] = people
  return {
    lines: services.map((service) => ({
      subcategory: serviceKey(service),
      ...(only && others.length === 0 && { participantId: only.participantId }),
    })),
  }
}

/**
 * The lines of a claim: visits, or vision expenses, which the member can add and remove. Two vision expenses are the
 * same if subcategory, person and date are the same (CLAIM-36).
 */
export function claimLines(answers: ClaimAnswers): readonly ClaimLine[] {
  const counted = new Map<string, number>()
  const expenses = answers['claim-details-vision']?.lines ?? []
  return (
    answers['claim-details']?.lines ??
    expenses.map(({ subcategory, ...line }) => {
      const what = `${subcategory}#${line.participantId}.${line.dateOfService}`
      const count = (counted.get(what) ?? 0) + 1
      counted.set(what, count)
      return { ...line, key: `${what}.${count}`, needsPrescription: needsPrescription(subcategory) }
    })
  )
}
