import type { HealthProfessional, RecentClaimService, ServiceType } from '~generated/member/model/index.ts'
import type { CorrectedVisit } from '~/components/start-claim.ts'
import type { Answers, Draft } from '~/wizard/definition.ts'
import { needsPrescription, recentProviderKey, serviceKey } from './answers.ts'
import { flowOf } from './claim-types.ts'
import { lineKey } from './lines.ts'

/** The providers and services that are still offered. */
interface StillOffered {
  readonly recentProviders: readonly HealthProfessional[]
  readonly services: readonly ServiceType[]
}

/**
 * A draft that repeats an earlier claim. It takes over the type, the provider, the person and one visit of the service,
 * each only if it is still offered. Dates and amounts are not copied, because the member must enter them, unless the
 * claim corrects an earlier one about the same visit.
 */
export function draftFromPreviousClaim(
  { claimType, participantId, service, provider }: RecentClaimService,
  { recentProviders, services }: StillOffered,
  visit?: CorrectedVisit,
): Draft {
  const type = { claimType }
  const { steps = [] } = flowOf({ 'claim-type': type }) ?? {}
  const hasProvider = steps.includes('provider-type')
  const isSeen =
    provider !== undefined && hasProvider && recentProviders.some(({ pauthId }) => pauthId === provider.pauthId)
  const key = serviceKey(service)
  // Which services are offered depends on the provider.
  const isOffered =
    (isSeen || !hasProvider) &&
    steps.includes('service-list') &&
    !service.isServiceTypeOther &&
    services.some((each) => serviceKey(each) === key)
  const answers: Answers = {
    'claim-type': type,
    ...(isSeen && { 'provider-type': { providerType: recentProviderKey(provider.pauthId) } }),
    ...(isOffered && {
      'service-list': { services: [key] },
      'service-selection': { lines: [{ serviceId: key, count: 1 }] },
    }),
  }
  const line = { ...visit, key: lineKey(key, 1), participantId, needsPrescription: needsPrescription(key) }
  return {
    answers,
    unsaved: isOffered ? { 'claim-details': { lines: [line] } } : {},
    completedSteps: Object.keys(answers),
  }
}
