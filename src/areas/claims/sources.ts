import { claimTermsQuery, hsaEligibleQuery, wellnessServicesQuery } from './claim-queries.ts'
import { activeParticipantsQuery, benefitsQuery } from '~/platform/insured/insured.ts'
import { getBankingDetailsQuery, getCardholderDetailsQuery, getContactInfoDetailsQuery } from '~generated/member/queries/account.ts'
import {
  getLabelsQuery,
  listClaimTypesQuery,
  listPendingClaimServicesQuery,
  listRecentClaimServicesQuery,
  listServiceTypesQuery,
  listSubcategoriesQuery,
} from '~generated/member/queries/claims.ts'
import { getCobQuery, listCobReasonsQuery, listExternalCoveragesQuery } from '~generated/member/queries/coordination.ts'
import { getHealthSpendingAccountBalanceQuery } from '~generated/member/queries/coverage.ts'
import { listProviderTypesQuery, listRecentProvidersQuery, searchHealthProfessionalsQuery } from '~generated/member/queries/providers.ts'
import { useSuspenseQueries } from '@tanstack/react-query'
import type {
  AccountBalance,
  BankingDetails,
  BenefitsResult,
  CardholderDetails,
  ClaimTerms,
  ClaimType,
  CobReason,
  ContactInfoDetails,
  ExternalCoverage,
  HealthProfessional,
  HsaEligibleService,
  Labels,
  Participant,
  PendingClaimService,
  ProviderType,
  RecentClaimService,
  ServiceType,
  VisionSubcategory,
} from '~generated/member/model/index.ts'
import { today8, withDashes } from '~/platform/dates/date8.ts'
import type { Policy } from '~/platform/policy/policy.ts'
import { type AnyQuery } from '~/platform/query/query-client.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { claimDefinition } from './claim-wizard.ts'
import type { ClaimAnswers } from './model/answers.ts'
import { isDental } from './model/claim-kinds.ts'
import { isDisability } from './model/claim-kinds.ts'
import { expensesOf } from './model/expenses.ts'
import { hsaType, paysFromHsa } from './model/hsa.ts'
import { recentProviderId } from './model/keys.ts'
import { providerChoice, searchParameters, sortProviders } from './model/provider-search.ts'
import { isVision, kindsOf, servicesOfKinds, visionSpecialties } from './model/vision.ts'
import { isWellness, wellnessServices } from './model/claim-kinds.ts'
import { NO_DATA, type SourceName, type StepData } from './step-data.ts'

/** What the questions and answers of a step depend on. */
export interface StepContext {
  readonly policy: Policy
  readonly answers: ClaimAnswers
}

/** A source is one call, or one for each person and date; what it answers becomes a part of the step's data. */
interface Source<Name extends SourceName = SourceName> {
  readonly queries: (context: StepContext, known: StepData) => readonly AnyQuery[]
  readonly read: (answers: readonly never[], context: StepContext) => StepData[Name]
}
type Sources = Partial<Record<SourceName, Source>>
const single = <Name extends SourceName, Answer>(query: (context: StepContext) => { queryKey: readonly unknown[] }, read: (answer: Answer) => StepData[Name]) =>
  ({ queries: (context) => [query(context)], read: ([answer]) => read(answer as Answer) }) satisfies Source<Name>

/** Which lines of business, benefits and specialties the chosen type and provider stand for. */
const chosenType = ({ answers }: StepContext, { claimTypes }: StepData) => claimTypes.find(({ claimType }) => claimType === answers['claim-type']?.claimType)

/** The provider type chosen, or that of the recent provider chosen. */
export function chosenProviderType(answers: ClaimAnswers, { providerTypes, recentProviders }: StepData): ProviderType | undefined {
  const choice = providerChoice(answers)
  const code = recentProviders.find(({ pauthId }) => pauthId === recentProviderId(choice))?.providerType ?? choice
  return providerTypes.find(({ providerType }) => providerType === code)
}

/** Five, as the service does by itself (CLAIM-33, CONST-19). */
const RECENT_SERVICES = 5

const independentSources = {
  claimTypes: single<'claimTypes', ClaimType[] | null>(
    () => listClaimTypesQuery(),
    (answer) => answer ?? [],
  ),
  pendingServices: single<'pendingServices', PendingClaimService[] | null>(
    () => listPendingClaimServicesQuery(),
    (answer) => answer ?? [],
  ),
  claimTerms: single<'claimTerms', ClaimTerms | null>(
    () => claimTermsQuery(),
    (answer) => answer,
  ),
  providerTypes: single<'providerTypes', ProviderType[]>(
    () => listProviderTypesQuery(),
    (answer) => answer,
  ),
  recentProviders: single<'recentProviders', HealthProfessional[] | null>(
    () => listRecentProvidersQuery(),
    (answer) => answer ?? [],
  ),
  participants: single<'participants', Participant[] | null>(
    () => activeParticipantsQuery(),
    (answer) => answer ?? [],
  ),
  cardholder: single<'cardholder', CardholderDetails>(
    () => getCardholderDetailsQuery(),
    (answer) => answer,
  ),
  contactInfo: single<'contactInfo', ContactInfoDetails>(
    () => getContactInfoDetailsQuery(),
    (answer) => answer,
  ),
  banking: single<'banking', BankingDetails | null>(
    () => getBankingDetailsQuery(),
    (answer) => answer,
  ),
  cobReasons: single<'cobReasons', CobReason[]>(
    ({ policy, answers }) => listCobReasonsQuery({ hsaType: hsaType(answers, policy) }),
    (answer) => answer,
  ),
  labels: single<'labels', Labels>(
    () => getLabelsQuery(),
    (answer) => answer,
  ),
  benefits: single<'benefits', BenefitsResult | null>(
    () => benefitsQuery(),
    (answer) => answer,
  ),
  hsaBalance: single<'hsaBalance', AccountBalance | null>(
    () => getHealthSpendingAccountBalanceQuery(),
    (answer) => answer,
  ),
  hsaEligible: {
    queries: ({ policy, answers }) => (paysFromHsa(answers) ? [hsaEligibleQuery(policy.maaxClaims)] : []),
    read: ([answer]) => (answer as readonly HsaEligibleService[] | undefined) ?? [],
  } satisfies Source<'hsaEligible'>,
  recentServices: single<'recentServices', RecentClaimService[] | null>(
    () => listRecentClaimServicesQuery({ limit: RECENT_SERVICES }),
    (answer) => answer ?? [],
  ),
  providers: {
    queries: ({ answers }) => {
      const parameters = searchParameters(answers)
      return parameters ? [searchHealthProfessionalsQuery(parameters)] : []
    },
    read: ([answer]) => sortProviders((answer as HealthProfessional[] | undefined) ?? []),
  } satisfies Source<'providers'>,
}

/** Sources that need the answers of others to be asked. */
const dependentSources = {
  services: {
    queries: (context, known) => {
      const { answers } = context
      if (isDental(answers)) return []
      if (isWellness(answers)) return [wellnessServicesQuery()]
      const specialty = chosenProviderType(answers, known)?.specialtyCode
      const lob = chosenType(context, known)?.lob
      const about = { lob: lob ?? '', 'service-date': today8() }
      // Vision services follow the kinds chosen, whoever gave them: an optometrist sells glasses as well (CLAIM-27).
      if (lob && isVision(answers))
        return kindsOf(answers).map((subcategory) => listServiceTypesQuery({ ...about, specialties: visionSpecialties(specialty, known), subcategory }))
      return specialty && lob ? [listServiceTypesQuery({ ...about, specialties: specialty })] : []
    },
    read: (lists, { answers }) => {
      if (isWellness(answers)) return wellnessServices(lists[0] ?? null)
      return isVision(answers) ? servicesOfKinds(lists, answers) : (lists as readonly ServiceType[][]).flat()
    },
  } satisfies Source<'services'>,
  subcategories: {
    // Of the member, whom the claim is about first (D-105).
    queries: ({ answers }, { cardholder }) => (cardholder && isVision(answers) ? [listSubcategoriesQuery({ participantId: cardholder.participantId })] : []),
    read: ([answer]) => (answer as VisionSubcategory[] | null | undefined) ?? [],
  } satisfies Source<'subcategories'>,
  coverageOnFile: {
    // One call for each person and date (D-115); members with maaxClaims have a lookup of their own.
    queries: (context, known) => {
      const { policy, answers } = context
      const type = chosenType(context, known)
      if (!type || isDisability(answers) || isWellness(answers) || paysFromHsa(answers)) return []
      const asked = new Map(
        expensesOf(answers).map(({ participantId, dateOfService }) => [`${participantId} ${dateOfService}`, { participantId, dateOfService }]),
      )
      return [...asked.values()].map(({ participantId, dateOfService }) =>
        policy.maaxClaims
          ? getCobQuery(participantId, { lob: type.maaxLob ?? type.lob, benefit: type.maaxBenefit ?? type.lob, claimDate: withDashes(dateOfService) })
          : listExternalCoveragesQuery({ claimDate: dateOfService, lob: type.lob, participantId }),
      )
    },
    // The first item of a list counts (CLAIM-43), the first person with coverage on file decides.
    read: (answers) => (answers as readonly (ExternalCoverage | readonly ExternalCoverage[] | null)[]).flatMap((each) => each ?? [])[0],
  } satisfies Source<'coverageOnFile'>,
}

const namesIn = <T extends object>(group: T, wanted: readonly string[]) =>
  Object.keys(group).filter((name) => wanted.includes(name)) as (keyof T & SourceName)[]

/** The names of everything a step needs: its own sources and those they are found through. */
export function sourcesOf(step: string): readonly string[] {
  const own = claimDefinition.steps[step]?.sources ?? []
  const through = own.some((name) => name in dependentSources) ? ['claimTypes', 'providerTypes', 'recentProviders', 'cardholder'] : []
  return [...new Set([...own, ...through])]
}

/** Fetches (and waits for) what a step needs; two rounds at the most. */
export function useStepData(names: readonly string[], context: StepContext): StepData {
  const first = useRound(independentSources, names, context, NO_DATA)
  return useRound(dependentSources, names, context, first)
}

function useRound(group: Sources, names: readonly string[], context: StepContext, known: StepData): StepData {
  const plan = namesIn(group, names).map((name) => ({ name, source: group[name]!, queries: group[name]!.queries(context, known) }))
  const results = useSuspenseQueries({ queries: plan.flatMap(({ queries }) => queries) as { queryKey: readonly unknown[]; queryFn: () => Promise<unknown> }[] })
  let at = 0
  const data: Partial<Record<SourceName, unknown>> = {}
  for (const { name, source, queries } of plan) {
    data[name] = source.read(results.slice(at, at + queries.length).map((result) => result.data) as never[], context)
    at += queries.length
  }
  return { ...known, ...data } as StepData
}

/** What a step will ask first. */
export const firstQueries = (step: string, context: StepContext): readonly AnyQuery[] =>
  namesIn(independentSources, sourcesOf(step)).flatMap((name): readonly AnyQuery[] => independentSources[name].queries(context))

/** Everything a claim is made of, read from the cache and fetched where it is missing: for the submission. */
export async function gatherClaim(context: StepContext): Promise<StepData> {
  const names = [
    'claimTypes',
    'providerTypes',
    'recentProviders',
    'participants',
    'cardholder',
    'cobReasons',
    'recentServices',
    'providers',
    'services',
    'coverageOnFile',
    'hsaEligible',
  ]
  const gather = async (group: Sources, known: StepData): Promise<StepData> => {
    const parts = await Promise.all(
      namesIn(group, names).map(async (name) => {
        const answers = await Promise.all(group[name]!.queries(context, known).map((each) => queryClient.ensureQueryData<unknown>(each as never)))
        return [name, group[name]!.read(answers as never[], context)] as const
      }),
    )
    return { ...known, ...Object.fromEntries(parts) }
  }
  return gather(dependentSources, await gather(independentSources, NO_DATA))
}
