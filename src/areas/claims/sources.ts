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
import { prefetch, type AnyQuery } from '~/platform/query/prefetch.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { claims } from './api.ts'
import { claimDefinition } from './claim-wizard.ts'
import type { ClaimAnswers } from './model/answers.ts'
import { isDental } from './model/dental.ts'
import { isDisability } from './model/disability.ts'
import { expensesOf } from './model/expenses.ts'
import { hsaType, paysFromHsa } from './model/hsa.ts'
import { recentProviderId } from './model/keys.ts'
import { providerChoice, searchParameters, sortProviders } from './model/provider-search.ts'
import { isVision, kindsOf, servicesOfKinds, visionSpecialties } from './model/vision.ts'
import { isWellness, wellnessServices } from './model/wellness.ts'
import { NO_DATA, type SourceName, type StepData } from './step-data.ts'

interface Setting {
  readonly memberId: string
  readonly policy: Policy
  readonly answers: ClaimAnswers
}

/** A source is one call, or one for each person and date; what it answers becomes a part of the step's data. */
interface Source<Name extends SourceName = SourceName> {
  readonly queries: (setting: Setting, known: StepData) => readonly AnyQuery[]
  readonly read: (answers: readonly never[], setting: Setting) => StepData[Name]
}
type Sources = Partial<Record<SourceName, Source>>
const one = <Name extends SourceName, Answer>(query: (setting: Setting) => { queryKey: readonly unknown[] }, read: (answer: Answer) => StepData[Name]) =>
  ({ queries: (setting) => [query(setting)], read: ([answer]) => read(answer as Answer) }) satisfies Source<Name>

/** Which lines of business, benefits and specialties the chosen type and provider stand for. */
const chosenType = ({ answers }: Setting, { claimTypes }: StepData) => claimTypes.find(({ claimType }) => claimType === answers['claim-type']?.claimType)

/** The provider type chosen, or that of the recent provider chosen. */
export function chosenProviderType(answers: ClaimAnswers, { providerTypes, recentProviders }: StepData): ProviderType | undefined {
  const choice = providerChoice(answers)
  const code = recentProviders.find(({ pauthId }) => pauthId === recentProviderId(choice))?.providerType ?? choice
  return providerTypes.find(({ providerType }) => providerType === code)
}

const FIRST = {
  claimTypes: one<'claimTypes', ClaimType[] | null>(
    ({ memberId }) => claims.claimTypes(memberId),
    (answer) => answer ?? [],
  ),
  pendingServices: one<'pendingServices', PendingClaimService[] | null>(
    ({ memberId }) => claims.pendingServices(memberId),
    (answer) => answer ?? [],
  ),
  claimTerms: one<'claimTerms', ClaimTerms | null>(
    ({ memberId }) => claims.claimTerms(memberId),
    (answer) => answer,
  ),
  providerTypes: one<'providerTypes', ProviderType[]>(
    ({ memberId }) => claims.providerTypes(memberId),
    (answer) => answer,
  ),
  recentProviders: one<'recentProviders', HealthProfessional[] | null>(
    ({ memberId }) => claims.recentProviders(memberId),
    (answer) => answer ?? [],
  ),
  participants: one<'participants', Participant[] | null>(
    ({ memberId }) => claims.participants(memberId),
    (answer) => answer ?? [],
  ),
  cardholder: one<'cardholder', CardholderDetails>(
    ({ memberId }) => claims.cardholder(memberId),
    (answer) => answer,
  ),
  contactInfo: one<'contactInfo', ContactInfoDetails>(
    ({ memberId }) => claims.contactInfo(memberId),
    (answer) => answer,
  ),
  banking: one<'banking', BankingDetails | null>(
    ({ memberId }) => claims.banking(memberId),
    (answer) => answer,
  ),
  cobReasons: one<'cobReasons', CobReason[]>(
    ({ memberId, policy, answers }) => claims.cobReasons(memberId, hsaType(answers, policy)),
    (answer) => answer,
  ),
  labels: one<'labels', Labels>(
    ({ memberId }) => claims.labels(memberId),
    (answer) => answer,
  ),
  benefits: one<'benefits', BenefitsResult | null>(
    ({ memberId }) => claims.benefits(memberId),
    (answer) => answer,
  ),
  hsaBalance: one<'hsaBalance', AccountBalance | null>(
    ({ memberId }) => claims.hsaBalance(memberId),
    (answer) => answer,
  ),
  hsaEligible: {
    queries: ({ memberId, policy, answers }) => (paysFromHsa(answers) ? [claims.hsaEligible(memberId, policy.maaxClaims)] : []),
    read: ([answer]) => (answer as readonly HsaEligibleService[] | undefined) ?? [],
  } satisfies Source<'hsaEligible'>,
  recentServices: one<'recentServices', RecentClaimService[] | null>(
    ({ memberId }) => claims.recentServices(memberId),
    (answer) => answer ?? [],
  ),
  providers: {
    queries: ({ memberId, answers }) => {
      const parameters = searchParameters(answers)
      return parameters ? [claims.providers(memberId, parameters)] : []
    },
    read: ([answer]) => sortProviders((answer as HealthProfessional[] | undefined) ?? []),
  } satisfies Source<'providers'>,
}

/** Sources that need the answers of others to be asked. */
const THEN = {
  services: {
    queries: (setting, known) => {
      const { memberId, answers } = setting
      if (isDental(answers)) return []
      if (isWellness(answers)) return [claims.wellnessServices(memberId)]
      const specialty = chosenProviderType(answers, known)?.specialtyCode
      const lob = chosenType(setting, known)?.lob
      const about = { lob: lob ?? '', 'service-date': today8() }
      // Vision services follow the kinds chosen, whoever gave them: an optometrist sells glasses as well (CLAIM-27).
      if (lob && isVision(answers))
        return kindsOf(answers).map((subcategory) => claims.services(memberId, { ...about, specialties: visionSpecialties(specialty, known), subcategory }))
      return specialty && lob ? [claims.services(memberId, { ...about, specialties: specialty })] : []
    },
    read: (lists, { answers }) => {
      if (isWellness(answers)) return wellnessServices(lists[0] ?? null)
      return isVision(answers) ? servicesOfKinds(lists, answers) : (lists as readonly ServiceType[][]).flat()
    },
  } satisfies Source<'services'>,
  subcategories: {
    // Of the member, whom the claim is about first (D-105).
    queries: ({ memberId, answers }, { cardholder }) => (cardholder && isVision(answers) ? [claims.subcategories(memberId, cardholder.participantId)] : []),
    read: ([answer]) => (answer as VisionSubcategory[] | null | undefined) ?? [],
  } satisfies Source<'subcategories'>,
  coverageOnFile: {
    // One call for each person and date (D-115); members with maaxClaims have a lookup of their own.
    queries: (setting, known) => {
      const { memberId, policy, answers } = setting
      const type = chosenType(setting, known)
      if (!type || isDisability(answers) || isWellness(answers) || paysFromHsa(answers)) return []
      const asked = new Map(
        expensesOf(answers).map(({ participantId, dateOfService }) => [`${participantId} ${dateOfService}`, { participantId, dateOfService }]),
      )
      return [...asked.values()].map(({ participantId, dateOfService }) =>
        policy.maaxClaims
          ? claims.cob(memberId, participantId, { lob: type.maaxLob ?? type.lob, benefit: type.maaxBenefit ?? type.lob, claimDate: withDashes(dateOfService) })
          : claims.externalCoverages(memberId, { claimDate: dateOfService, lob: type.lob, participantId }),
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
  const through = own.some((name) => name in THEN) ? ['claimTypes', 'providerTypes', 'recentProviders', 'cardholder'] : []
  return [...new Set([...own, ...through])]
}

/** Fetches (and waits for) what a step needs; two rounds at the most. */
export function useStepData(names: readonly string[], setting: Setting): StepData {
  const first = useRound(FIRST, names, setting, NO_DATA)
  return useRound(THEN, names, setting, first)
}

function useRound(group: Sources, names: readonly string[], setting: Setting, known: StepData): StepData {
  const plan = namesIn(group, names).map((name) => ({ name, source: group[name]!, queries: group[name]!.queries(setting, known) }))
  const results = useSuspenseQueries({ queries: plan.flatMap(({ queries }) => queries) as { queryKey: readonly unknown[]; queryFn: () => Promise<unknown> }[] })
  let at = 0
  const data: Partial<Record<SourceName, unknown>> = {}
  for (const { name, source, queries } of plan) {
    data[name] = source.read(results.slice(at, at + queries.length).map((result) => result.data) as never[], setting)
    at += queries.length
  }
  return { ...known, ...data } as StepData
}

/** Starts what a step will need before it is shown; failures show when it is. */
export function warmSources(step: string, setting: Setting): void {
  for (const name of namesIn(FIRST, sourcesOf(step))) prefetch(...FIRST[name].queries(setting))
}

/** Everything a claim is made of, read from the cache and fetched where it is missing: for the submission. */
export async function gatherClaim(setting: Setting): Promise<StepData> {
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
        const answers = await Promise.all(group[name]!.queries(setting, known).map((each) => queryClient.ensureQueryData<unknown>(each as never)))
        return [name, group[name]!.read(answers as never[], setting)] as const
      }),
    )
    return { ...known, ...Object.fromEntries(parts) }
  }
  return gather(THEN, await gather(FIRST, NO_DATA))
}
