import type { Participant, ProviderType, ServiceType, VisionSubcategory } from '~generated/member/model/index.ts'
import type { Option } from '~/forms/definition.ts'
import type { Text } from '~/platform/i18n/text.tsx'
import type { StepAnswers } from '~/wizard/definition.ts'
import { type ClaimAnswers, type ClaimLine, needsPrescription, numberOf, serviceKey } from './answers.ts'

export const isVision = (answers: ClaimAnswers): boolean => answers['claim-type']?.claimType === 'XX-VISI'

/** `words:0` is described on a page of its own (CLAIM-28). */
const DESCRIBED = 'words:'
const subcategoryKey = ({ subcategoryId, isServiceTypeOther }: VisionSubcategory): string => `${isServiceTypeOther ? DESCRIBED : ''}${subcategoryId}`

/** What the claim can be for. Where the plan lists nothing (204), it can still be described (CLAIM-27). */
export const subcategoryOptions = (kinds: readonly VisionSubcategory[], text: Text): readonly Option[] =>
  kinds.length > 0
    ? kinds.map((kind) => ({ value: subcategoryKey(kind), label: kind.description }))
    : [{ value: `${DESCRIBED}0`, label: text('claims.services.other') }]

/** The kinds of several people, each once in the order in which they were first named, those to be described last. */
export const mergeSubcategories = (lists: readonly (readonly VisionSubcategory[])[]): readonly VisionSubcategory[] =>
  [...new Map(lists.flat().map((kind) => [subcategoryKey(kind), kind])).values()].toSorted(
    (one, other) => Number(one.isServiceTypeOther) - Number(other.isServiceTypeOther),
  )

/** The numbers of the kinds chosen, as the service knows them. */
export const chosenSubcategories = (answers: ClaimAnswers): readonly string[] =>
  (answers['service-list-vision']?.services ?? []).map((kind) => String(numberOf(kind)))

/** The specialties of vision care, that of the provider first. */
export const visionSpecialties = (chosen: string | undefined, { providerTypes }: { readonly providerTypes: readonly ProviderType[] }): string =>
  [...new Set([chosen, ...providerTypes.filter(({ claimTypes }) => claimTypes?.includes('XX-VISI')).map(({ specialtyCode }) => specialtyCode)])]
    .filter(Boolean)
    .join(',')

/** The services that the chosen kinds consist of, one list of the service for each: the entry to describe is that of its own kind only. */
export function servicesOfSubcategories(lists: readonly (readonly ServiceType[])[], answers: ClaimAnswers): readonly ServiceType[] {
  const description = answers['vision-other']?.description
  return (answers['service-list-vision']?.services ?? []).flatMap((kind, index) => {
    const services = lists[index] ?? []
    return kind.startsWith(DESCRIBED)
      ? services.filter(({ isServiceTypeOther }) => isServiceTypeOther).map((service) => ({ ...service, ...(description && { description }) }))
      : services.filter(({ isServiceTypeOther }) => !isServiceTypeOther)
  })
}

/** A line for each service of the chosen kinds, to begin with; one person on the plan needs no question. */
export function buildVisionDetails(services: readonly ServiceType[], people: readonly Participant[]): StepAnswers {
  const [only, ...others] = people
  return { lines: services.map((service) => ({ subcategory: serviceKey(service), ...(only && others.length === 0 && { participantId: only.participantId }) })) }
}

/** The visits of a claim, or its vision expenses, which anybody may add and remove: two are the same expense when kind, person and date are (CLAIM-36). */
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
