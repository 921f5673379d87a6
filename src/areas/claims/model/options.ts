import type {
  ClaimType,
  HealthProfessional,
  Participant,
  ProviderType,
  RecentClaimService,
  ServiceType,
} from '~generated/member/model/index.ts'
import type { Option } from '~/forms/definition.ts'
import { ageOn } from '~/domain/dates/date8.ts'
import type { Text } from '~/platform/i18n/text.tsx'
import { formatPhone, fullName, sortParticipants, hidesDetails } from '~/domain/participants.ts'
import { hasFlow } from './claim-types.ts'
import { type ClaimAnswers, recentProviderId, recentProviderKey, serviceKey } from './answers.ts'
import { providerName } from './provider-search.ts'

/**
 * Options for claim types, with examples. Types that are disabled or have no flow in the wizard are listed with the
 * reason (CLAIM-01, CLAIM-05).
 */
export const claimTypeOptions = (types: readonly ClaimType[], text: Text): readonly Option[] =>
  types.map(({ claimType, description, isDisabledForProv }) => ({
    value: claimType,
    label: description,
    icon: claimType,
    ...(text.has(`claims.type.examples.${claimType}`) && {
      description: text.dynamic(`claims.type.examples.${claimType}`),
    }),
    disabled: isDisabledForProv || !hasFlow(claimType),
    ...(isDisabledForProv
      ? { note: text('claims.type.not-in-province') }
      : !hasFlow(claimType) && { note: text('claims.type.not-online') }),
  }))

/**
 * Options for providers. The recent providers come first, because the member need not search for them (CLAIM-14,
 * forms.md). The provider types for this claim type follow.
 */
export function providerTypeOptions(
  types: readonly ProviderType[],
  recent: readonly HealthProfessional[],
  claimType: string | undefined,
  text: Text,
): readonly Option[] {
  const serving = types.filter(({ claimTypes }) => !claimTypes || claimTypes.some((each) => each === claimType))
  const codes = new Set(serving.map(({ providerType }) => providerType))
  return [
    ...recent
      .filter(({ providerType }) => codes.has(providerType))
      .map((provider) => ({
        value: recentProviderKey(provider.pauthId),
        label: providerName(provider),
        description: [provider.providerTypeName, provider.organizationName, provider.city].filter(Boolean).join(', '),
        group: text('claims.providers.recent'),
      })),
    ...serving.map(({ providerType, providerTypeName }) => ({
      value: providerType,
      label: providerTypeName,
      ...(recent.length > 0 && { group: text('claims.providers.other') }),
    })),
  ]
}

/**
 * An option for each provider found, with name, address, telephone and distance (CLAIM-22). The callers have sorted the
 * providers by rank, distance and name (D-109).
 */
export const providerOptions = (providers: readonly HealthProfessional[], text: Text): readonly Option[] =>
  providers.map((provider) => ({
    value: provider.pauthId,
    label: providerName(provider),
    description: [
      provider.organizationName === providerName(provider) ? '' : provider.organizationName,
      provider.providerTypeName,
      provider.addressLine1,
      provider.city,
      provider.phoneNumber && formatPhone(provider.phoneNumber),
    ]
      .filter(Boolean)
      .join(', '),
    note: [
      provider.distanceFromOrigin === undefined
        ? ''
        : text('claims.providers.distance', { km: Math.round(provider.distanceFromOrigin * 10) / 10 }),
      provider.isDirectPay ? text('claims.providers.direct-pay') : '',
    ]
      .filter(Boolean)
      .join(', '),
  }))

/** Options for services, with the percentage that the plan pays if it is known; "Other" comes last. */
export const serviceOptions = (services: readonly ServiceType[], text: Text): readonly Option[] =>
  services.map((service) => ({
    value: serviceKey(service),
    label: service.description,
    ...(service.isRequirePrescription && { note: text('claims.services.prescription') }),
    ...(service.maximum?.coinsurancePercent !== undefined && {
      description:
        service.maximum.remaining === undefined
          ? text('claims.services.percent', { percent: service.maximum.coinsurancePercent })
          : text('claims.services.percent-remaining', {
              percent: service.maximum.coinsurancePercent,
              remaining: text.money(service.maximum.remaining),
            }),
    }),
  }))

/**
 * "Claim again": recently claimed services that are offered and not chosen yet (CLAIM-33, D-97). "Other" is left out,
 * because it needs a description.
 */
export function recentServiceOptions(
  recent: readonly RecentClaimService[],
  services: readonly ServiceType[],
  answers: ClaimAnswers,
): readonly Option[] {
  const offered = new Set(services.map(serviceKey))
  const chosen = new Set(answers['service-list']?.services)
  const unique = new Map(recent.map((item) => [serviceKey(item.service), item]))
  return [...unique]
    .filter(([key, { service }]) => offered.has(key) && !chosen.has(key) && !service.isServiceTypeOther)
    .map(([value, { service }]) => ({ value, label: service.description }))
}

/**
 * The services of the last claim for a recent provider, as far as they are still offered. The form starts with them
 * selected, and the member can change the selection. Undefined for a provider who is not a recent one.
 */
export function servicesOfLastVisit(
  recent: readonly RecentClaimService[],
  services: readonly ServiceType[],
  answers: ClaimAnswers,
): { readonly services: readonly string[] } | undefined {
  const pauthId = recentProviderId(answers['provider-type']?.providerType)
  const last = pauthId && recent.find(({ provider }) => provider?.pauthId === pauthId)
  const key = last && serviceKey(last.service)
  return key && services.some((service) => serviceKey(service) === key && !service.isServiceTypeOther)
    ? { services: [key] }
    : undefined
}

/** Options for the participants for whom a claim can be made, without those who hide their details (D-158). */
export const participantOptions = (
  participants: readonly Participant[],
  selfId: string | undefined,
  text: Text,
): readonly Option[] =>
  sortParticipants(participants)
    .filter((person) => !hidesDetails(person, selfId))
    .map((person) => ({
      value: person.participantId,
      label: fullName(person, text.locale),
      ...(person.dateOfBirth && { description: text('claims.person.age', { age: ageOn(person.dateOfBirth) }) }),
    }))
