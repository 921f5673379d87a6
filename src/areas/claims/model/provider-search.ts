import type { ContactInfoDetails, HealthProfessional, ProviderType, SearchHealthProfessionalsParams } from '~generated/member/model/index.ts'
import { type ClaimAnswers, recentProviderId } from './answers.ts'

/** The kind of provider, or the recent provider, whichever page asked for it; none of an online seller (D-107). */
export const providerChoice = ({ 'provider-type': visit, 'provider-type-vision': vision }: ClaimAnswers): string | undefined => (visit ?? vision)?.providerType

interface KnownProviders {
  readonly providerTypes: readonly ProviderType[]
  readonly recentProviders: readonly HealthProfessional[]
}

/** The provider type chosen, or that of the recent provider chosen. */
export function chosenProviderType(answers: ClaimAnswers, { providerTypes, recentProviders }: KnownProviders): ProviderType | undefined {
  const choice = providerChoice(answers)
  const code = recentProviders.find(({ pauthId }) => pauthId === recentProviderId(choice))?.providerType ?? choice
  return providerTypes.find(({ providerType }) => providerType === code)
}

/** The specialty by whose code services are listed; without one, the code of the type says it before its ending (D-110). */
export const specialtyOf = (type: Pick<ProviderType, 'providerType' | 'specialtyCode'> | undefined): string | undefined =>
  type && (type.specialtyCode ?? type.providerType.replace(/(?:PARA|INDI)$/, ''))

/** Entered by hand, or an online seller: nobody the insurer knows (CLAIM-23, D-107). */
export const isProviderNotFound = ({ 'provider-search': search, 'provider-type-vision': vision }: ClaimAnswers): boolean =>
  search?.how === 'manual' || vision?.purchasedOnline === true

/** Provider types end in PARA, or in INDI for an individual practitioner, who is called by name (CLAIM-25, D-110). */
export const isIndividual = (answers: ClaimAnswers): boolean => providerChoice(answers)?.endsWith('INDI') ?? false

/** Most people look for somebody in their own town; nothing is known of one outside Canada. */
export const searchIn = (contact: Pick<ContactInfoDetails, 'address'> | undefined) => ({
  how: 'search' as const,
  ...(contact?.address?.country === 'CA' && { city: contact.address.city, province: contact.address.province }),
})

/** The query of the directory, or undefined while there is nothing to search for (CLAIM-19..21). */
export function searchParameters(answers: ClaimAnswers): SearchHealthProfessionalsParams | undefined {
  const { 'provider-search': search } = answers
  const type = providerChoice(answers)
  if (!type || recentProviderId(type) || search?.how !== 'search' || !search.city || !search.province) return undefined
  const phone = search.phone?.replaceAll(/[-() ]/g, '')
  return {
    type,
    // without one too: only the telephone is left out (CLAIM-18, API-094)
    name: search.nameOfPerson?.trim() ?? '',
    city: search.city.trim().toLowerCase(),
    province: search.province.toLowerCase(),
    ...(phone && { phone }),
  }
}

/** Ranking, then distance, then name (D-109). */
export const sortProviders = (providers: readonly HealthProfessional[]): readonly HealthProfessional[] =>
  providers.toSorted(
    (a, b) =>
      (a.searchRanking ?? Infinity) - (b.searchRanking ?? Infinity) ||
      (a.distanceFromOrigin ?? Infinity) - (b.distanceFromOrigin ?? Infinity) ||
      (a.sortNameKey ?? providerName(a)).localeCompare(b.sortNameKey ?? providerName(b), 'fr'),
  )

/** Who the provider is, in words: the person, else the clinic. */
export const providerName = ({ firstName, lastName, organizationName }: Pick<HealthProfessional, 'firstName' | 'lastName' | 'organizationName'>): string =>
  [firstName, lastName].filter(Boolean).join(' ') || organizationName || ''

/** The provider chosen: a recent one, or one of the results. None while it is entered by hand. */
export function chosenProvider(
  answers: ClaimAnswers,
  known: { recentProviders: readonly HealthProfessional[]; providers: readonly HealthProfessional[] },
): HealthProfessional | undefined {
  const recent = recentProviderId(providerChoice(answers))
  if (recent) return known.recentProviders.find(({ pauthId }) => pauthId === recent)
  if (answers['provider-search']?.how !== 'search') return undefined
  return known.providers.find(({ pauthId }) => pauthId === answers['provider-results']?.pauthId)
}
