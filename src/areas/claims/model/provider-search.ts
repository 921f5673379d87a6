import type {
  ContactInfoDetails,
  HealthProfessional,
  ProviderType,
  SearchHealthProfessionalsParams,
} from '~generated/member/model/index.ts'
import { type ClaimAnswers, recentProviderId } from './answers.ts'

/**
 * The key of the chosen provider type or recent provider, from either of the two pages that ask for it. Undefined if
 * the member bought online (D-107).
 */
export const providerChoice = ({
  'provider-type': visit,
  'provider-type-vision': vision,
}: ClaimAnswers): string | undefined => (visit ?? vision)?.providerType

interface KnownProviders {
  readonly providerTypes: readonly ProviderType[]
  readonly recentProviders: readonly HealthProfessional[]
}

/** The chosen provider type, or the type of the chosen recent provider. */
export function chosenProviderType(
  answers: ClaimAnswers,
  { providerTypes, recentProviders }: KnownProviders,
): ProviderType | undefined {
  const choice = providerChoice(answers)
  const code = recentProviders.find(({ pauthId }) => pauthId === recentProviderId(choice))?.providerType ?? choice
  return providerTypes.find(({ providerType }) => providerType === code)
}

/**
 * The specialty code for the list of services. If the provider type has no specialty, it is the code of the type
 * without its suffix (D-110).
 */
export const specialtyOf = (
  type: Pick<ProviderType, 'providerType' | 'specialtyCode'> | undefined,
): string | undefined => type && (type.specialtyCode ?? type.providerType.replace(/(?:PARA|INDI)$/, ''))

/** True for a provider entered by hand or an online seller, of whom the insurer has no record (CLAIM-23, D-107). */
export const isProviderNotFound = ({
  'provider-search': search,
  'provider-type-vision': vision,
}: ClaimAnswers): boolean => search?.how === 'manual' || vision?.purchasedOnline === true

/**
 * True for an individual practitioner, who is found by name. The codes of such provider types end in INDI, those of
 * others in PARA (CLAIM-25, D-110).
 */
export const isIndividual = (answers: ClaimAnswers): boolean => providerChoice(answers)?.endsWith('INDI') ?? false

/** The initial answers of the search: the member's own town, if it is in Canada. */
export const searchIn = (contact: Pick<ContactInfoDetails, 'address'> | undefined) => ({
  how: 'search' as const,
  ...(contact?.address?.country === 'CA' && { city: contact.address.city, province: contact.address.province }),
})

/** The parameters of the directory search, or undefined if they are incomplete (CLAIM-19..21). */
export function searchParameters(answers: ClaimAnswers): SearchHealthProfessionalsParams | undefined {
  const { 'provider-search': search } = answers
  const type = providerChoice(answers)
  if (!type || recentProviderId(type) || search?.how !== 'search' || !search.city || !search.province) return undefined
  const phone = search.phone?.replaceAll(/[-() ]/g, '')
  return {
    type,
    // the name is sent even if it is empty, because only the telephone number is optional (CLAIM-18, API-094)
    name: search.nameOfPerson?.trim() ?? '',
    city: search.city.trim().toLowerCase(),
    province: search.province.toLowerCase(),
    ...(phone && { phone }),
  }
}

/** Sorts providers by ranking, then by distance, then by name (D-109). */
export const sortProviders = (providers: readonly HealthProfessional[]): readonly HealthProfessional[] =>
  providers.toSorted(
    (a, b) =>
      (a.searchRanking ?? Infinity) - (b.searchRanking ?? Infinity) ||
      (a.distanceFromOrigin ?? Infinity) - (b.distanceFromOrigin ?? Infinity) ||
      (a.sortNameKey ?? providerName(a)).localeCompare(b.sortNameKey ?? providerName(b), 'fr'),
  )

/** The provider's name: that of the person, or else that of the clinic. */
export const providerName = ({
  firstName,
  lastName,
  organizationName,
}: Pick<HealthProfessional, 'firstName' | 'lastName' | 'organizationName'>): string =>
  [firstName, lastName].filter(Boolean).join(' ') || organizationName || ''

/**
 * The chosen provider, from the recent providers or the search results. Undefined if the member entered the provider by
 * hand.
 */
export function chosenProvider(
  answers: ClaimAnswers,
  known: { recentProviders: readonly HealthProfessional[]; providers: readonly HealthProfessional[] },
): HealthProfessional | undefined {
  const recent = recentProviderId(providerChoice(answers))
  if (recent) return known.recentProviders.find(({ pauthId }) => pauthId === recent)
  if (answers['provider-search']?.how !== 'search') return undefined
  return known.providers.find(({ pauthId }) => pauthId === answers['provider-results']?.pauthId)
}
