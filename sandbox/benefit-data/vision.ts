import type { ServiceType, VisionSubcategory } from '../../generated/member/model/index.ts'
import type { Locale, Bilingual } from '../bilingual.ts'

interface Entry {
  readonly id: number
  readonly name: Bilingual
  /** codes of the services in this subcategory */
  readonly services: readonly string[]
}

/** Subcategories of vision claims (DATA-31). In the last one, the member describes the service in words. */
const SUBCATEGORIES: readonly Entry[] = [
  { id: 1, name: { en: 'Eye examination', fr: 'Examen de la vue' }, services: ['OPTO01'] },
  { id: 2, name: { en: 'Glasses', fr: 'Lunettes' }, services: ['OPTI01'] },
  { id: 3, name: { en: 'Contact lenses', fr: 'Lentilles cornéennes' }, services: ['OPTI02'] },
  { id: 4, name: { en: 'Glasses for children', fr: 'Lunettes pour enfants' }, services: ['OPTI01'] },
  { id: 0, name: { en: 'Other', fr: 'Autre' }, services: [] },
]

/** Ids of the vision subcategories that most plans have. */
export const USUAL_KINDS: readonly number[] = [1, 2, 3, 0]

export const visionSubcategories = (
  participantId: string,
  kinds: readonly number[],
  locale: Locale,
): VisionSubcategory[] =>
  SUBCATEGORIES.filter(({ id }) => kinds.includes(id)).map(({ id, name, services }) => ({
    id: `${participantId}-${id}`,
    participantId,
    languageCode: locale,
    description: name[locale],
    subcategoryId: id,
    isServiceTypeOther: services.length === 0,
  }))

/** The subcategory with this id, or undefined if there is none. */
export const findSubcategory = (id: string | undefined): Entry | undefined =>
  SUBCATEGORIES.find((each) => each.id.toString() === id)

/**
 * The services in one subcategory, with the name of the subcategory. The service that the member describes in words is
 * in every subcategory.
 */
export const withinSubcategory = (
  services: readonly ServiceType[],
  { id, name, services: codes }: Entry,
  locale: Locale,
): ServiceType[] =>
  services
    .filter(({ serviceCode, isServiceTypeOther }) => isServiceTypeOther || codes.includes(serviceCode ?? ''))
    .map((service) => ({ ...service, subcategoryId: id, subcategoryDescription: name[locale] }))
