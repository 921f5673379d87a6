import { type AnyQuery, withoutDialog } from '~/platform/query/query.ts'
import { useSuspenseQueries } from '@tanstack/react-query'
import {
  getBankingDetailsQuery,
  getCardholderDetailsQuery,
  getContactInfoDetailsQuery,
} from '~generated/member/queries/account.ts'
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
import {
  listProviderTypesQuery,
  listRecentProvidersQuery,
  searchHealthProfessionalsQuery,
} from '~generated/member/queries/providers.ts'
import type {
  ExternalCoverage,
  HealthProfessional,
  HsaEligibleService,
  Labels,
  ServiceType,
  VisionSubcategory,
  WellnessBenefit,
} from '~generated/member/model/index.ts'
import { today8, withDashes } from '~/domain/dates/date8.ts'
import { otherCoverageQuery } from '~/domain/other-coverage.ts'
import { activeParticipantsQuery, benefitsQuery } from '~/domain/shared-queries.ts'
import { hidesDetails } from '~/domain/participants.ts'
import type { Policy } from '~/platform/policy/policy.ts'
import { nullOnError, queryClient } from '~/platform/query/query-client.ts'
import type { Query } from '~/platform/query/query.ts'
import { claimTermsQuery, hsaEligibleQuery, wellnessServicesQuery } from './claim-queries.ts'
import { claimDefinition } from './claim-wizard.ts'
import type { ClaimAnswers } from '../model/answers.ts'
import { isDental, isDisability, isWellness, wellnessServices, hsaType, paysFromHsa } from '../model/claim-types.ts'
import { expensesOf } from '../model/expenses.ts'
import { chosenProviderType, specialtyOf, searchParameters, sortProviders } from '../model/provider-search.ts'
import {
  isVision,
  mergeSubcategories,
  chosenSubcategories,
  servicesOfSubcategories,
  visionSpecialties,
} from '../model/vision.ts'

/** Input of a step's queries. */
export interface QueryContext {
  readonly policy: Policy
  readonly answers: ClaimAnswers
}

/**
 * The queries of one data source, by its name in `wizard.json`: a single query, or one for each person and date. If the
 * source is not fetched, `read([])` returns its empty value.
 */
interface StepSource<Value = unknown, Known = never> {
  readonly queries: (context: QueryContext, known: Known) => readonly AnyQuery[]
  readonly read: (answers: readonly never[], context: QueryContext) => Value
  /** true if the submission also needs the data; the submission then fetches them if they are not cached */
  readonly isSent?: boolean
}
type ValuesOf<Sources> = {
  readonly [Name in keyof Sources]: Sources[Name] extends StepSource<infer Value> ? Value : never
}

const single = <Answer, Value>(
  ask: (context: QueryContext) => Query<Answer>,
  read: (answer: Answer | undefined) => Value,
): StepSource<Value> => ({
  queries: (context) => [ask(context)],
  read: ([answer]) => read(answer),
})
const list = <Item>(
  ask: (context: QueryContext) => Query<readonly Item[] | Item[] | null>,
): StepSource<readonly Item[]> => single(ask, (items) => items ?? [])
const sent = <Value, Known>(source: StepSource<Value, Known>): StepSource<Value, Known> => ({ ...source, isSent: true })

const named = (
  services: readonly HsaEligibleService[],
  labels: Labels | null | undefined,
): readonly HsaEligibleService[] =>
  services.map((service) => ({
    ...service,
    serviceDescription: service.serviceDescription || labels?.[service.lob ?? ''] || service.lob || '',
  }))

/** number of recent services to request, which is also the service's own default (CLAIM-33, CONST-19) */
const RECENT_SERVICES = 5
/** optional: on failure nothing is offered, and no error is shown */
const recentServices = list(() => nullOnError(listRecentClaimServicesQuery({ limit: RECENT_SERVICES }, withoutDialog)))

const independentSources = {
  claimTypes: sent(list(() => listClaimTypesQuery())),
  pendingServices: list(() => listPendingClaimServicesQuery()),
  claimTerms: single(
    () => claimTermsQuery(),
    (terms) => terms ?? null,
  ),
  providerTypes: sent(list(() => listProviderTypesQuery())),
  recentProviders: sent(list(() => listRecentProvidersQuery())),
  participants: sent(list(() => activeParticipantsQuery())),
  cardholder: sent(
    single(
      () => getCardholderDetailsQuery(),
      (cardholder) => cardholder,
    ),
  ),
  contactInfo: single(
    () => getContactInfoDetailsQuery(),
    (contactInfo) => contactInfo,
  ),
  banking: single(
    () => getBankingDetailsQuery(),
    (banking) => banking ?? null,
  ),
  cobReasons: sent(list(({ policy, answers }) => listCobReasonsQuery({ hsaType: hsaType(answers, policy) }))),
  /**
   * optional: the coverage on file with other insurers; if it is not available, the question about other coverage has
   * no suggested answer (D-310)
   */
  otherCoverage: list(() => nullOnError(otherCoverageQuery())),
  labels: single(
    () => getLabelsQuery(),
    (labels): Labels => labels ?? {},
  ),
  benefits: single(
    () => benefitsQuery(),
    (benefits) => benefits ?? null,
  ),
  hsaBalance: single(
    () => getHealthSpendingAccountBalanceQuery(),
    (balance) => balance ?? null,
  ),
  /** the services that the account can pay; one without a name has the name of its line of business */
  hsaEligible: sent<readonly HsaEligibleService[], never>({
    queries: ({ policy, answers }) =>
      paysFromHsa(answers) ? [hsaEligibleQuery(policy.maaxClaims), nullOnError(getLabelsQuery(withoutDialog))] : [],
    read: ([services, labels]) => named(services ?? [], labels),
  }),
  recentServicesOptional: recentServices,
  // A repeat claim refers to these services, so they are fetched for the submission if they are not in the cache. Other
  // claims do not need them.
  recentServices: sent(recentServices),
  providers: sent<readonly HealthProfessional[], never>({
    queries: ({ answers }) => {
      const parameters = searchParameters(answers)
      return parameters ? [searchHealthProfessionalsQuery(parameters)] : []
    },
    read: ([providers]) => sortProviders(providers ?? []),
  }),
}
type IndependentData = ValuesOf<typeof independentSources>

/** The chosen claim type. It contains the line of business and the benefit. */
const chosenType = ({ answers }: QueryContext, { claimTypes }: Pick<IndependentData, 'claimTypes'>) =>
  claimTypes.find(({ claimType }) => claimType === answers['claim-type']?.claimType)

const subcategories: StepSource<readonly VisionSubcategory[], IndependentData> = {
  // The participant is chosen later, so the vision subcategories of all people on the plan are included (D-204).
  queries: ({ answers }, { participants, cardholder }) =>
    isVision(answers)
      ? participants
          .filter((person) => !hidesDetails(person, cardholder?.participantId))
          .map(({ participantId }) => listSubcategoriesQuery({ participantId }))
      : [],
  read: (lists: readonly (readonly VisionSubcategory[] | null)[]) =>
    mergeSubcategories(lists.map((kinds) => kinds ?? [])),
}

/** The lists in which the services of a claim are looked up. */
type ServiceLookup = Pick<IndependentData, 'claimTypes' | 'providerTypes' | 'recentProviders'>

/**
 * Coverage of one participant with another insurer. Such coverage is listed in the order of the claim lines, because
 * the request contains only the coverage of the first line (CLAIM-49, Q-103).
 */
interface CoverageOnFile {
  readonly participantId: string
  readonly coverage: ExternalCoverage
}

/** The participants and dates of the expenses, each pair once. */
const peopleAndDays = (answers: ClaimAnswers): readonly PersonAndDay[] => [
  ...new Map(
    expensesOf(answers).map(({ participantId, dateOfService }) => [
      `${participantId} ${dateOfService}`,
      { participantId, dateOfService },
    ]),
  ).values(),
]

/**
 * Participant and day of a query for services. With them, the response contains the person's remaining limits on that
 * day. Without them, it contains today's services and no limits.
 */
interface PersonAndDay {
  readonly participantId: string
  readonly dateOfService: string
}

export function serviceQueries(context: QueryContext, known: ServiceLookup, about?: PersonAndDay): readonly AnyQuery[] {
  const { answers } = context
  if (isDental(answers)) return []
  if (isWellness(answers)) return [wellnessServicesQuery()]
  const specialty = specialtyOf(chosenProviderType(answers, known))
  const lob = chosenType(context, known)?.lob
  const asked = {
    lob: lob ?? '',
    'service-date': about?.dateOfService ?? today8(),
    ...(about && { participantId: about.participantId }),
  }
  // Vision services depend on the subcategories and not on the provider, because an optometrist also sells glasses
  // (CLAIM-27).
  if (lob && isVision(answers))
    return chosenSubcategories(answers).map((subcategory) =>
      listServiceTypesQuery({ ...asked, specialties: visionSpecialties(specialty, known), subcategory }),
    )
  return specialty && lob ? [listServiceTypesQuery({ ...asked, specialties: specialty })] : []
}

/** One request for each person and date of a claim (D-115). Plans with `maaxClaims` use another operation. */
export function coverageQueries(context: QueryContext, known: Pick<ServiceLookup, 'claimTypes'>): readonly AnyQuery[] {
  const { policy, answers } = context
  const type = chosenType(context, known)
  if (!type || isDisability(answers) || isWellness(answers) || paysFromHsa(answers)) return []
  return peopleAndDays(answers).map(({ participantId, dateOfService }) =>
    // If the coverage on file is not available, the member is asked, as if there were none.
    nullOnError<ExternalCoverage | ExternalCoverage[] | null>(
      policy.maaxClaims
        ? getCobQuery(
            participantId,
            {
              lob: type.maaxLob ?? type.lob,
              benefit: type.maaxBenefit ?? type.lob,
              claimDate: withDashes(dateOfService),
            },
            withoutDialog,
          )
        : listExternalCoveragesQuery({ claimDate: dateOfService, lob: type.lob, participantId }, withoutDialog),
    ),
  )
}

/** Data sources whose queries need the results of other sources. */
const dependentSources = {
  services: sent<readonly ServiceType[], IndependentData>({
    queries: (context, known) => serviceQueries(context, known),
    read: (lists: readonly unknown[], { answers }) => {
      if (isWellness(answers)) return wellnessServices((lists[0] as WellnessBenefit[] | undefined) ?? null)
      const services = (lists as readonly (readonly ServiceType[] | null)[]).map((each) => each ?? [])
      return isVision(answers) ? servicesOfSubcategories(services, answers) : services.flat()
    },
  }),
  subcategories,
  coverageOnFile: sent<readonly CoverageOnFile[], IndependentData>({
    queries: coverageQueries,
    // If the service returns a list, only its first entry is used (CLAIM-43).
    read: (found: readonly (ExternalCoverage | readonly ExternalCoverage[] | null)[], { answers }) => {
      const people = peopleAndDays(answers)
      const all = found.flatMap((each, index) => {
        const [coverage] = [each ?? []].flat()
        return coverage ? [{ participantId: people[index]!.participantId, coverage }] : []
      })
      return all.filter(
        ({ participantId }, index) => all.findIndex((each) => each.participantId === participantId) === index,
      )
    },
  }),
}

/** The fetched data of a step. A source that the step does not need has its empty value. */
export type StepData = IndependentData & ValuesOf<typeof dependentSources>
export type StepDataName = keyof StepData

type Group = Readonly<Record<string, StepSource>>
const valuesOf = (group: Group, context: QueryContext, answersOf: (name: string) => readonly unknown[]): object =>
  Object.fromEntries(
    Object.entries(group).map(([name, { read }]) => [name, read(answersOf(name) as readonly never[], context)]),
  )

/** The step data with every source empty. */
export const emptyStepData = Object.assign(
  {},
  ...[independentSources, dependentSources].map((group) => valuesOf(group, { answers: {} } as QueryContext, () => [])),
) as StepData

/** The names of all data sources for the steps of a page, including those on which other sources depend. */
export function stepDataNames(...steps: readonly string[]): readonly string[] {
  const own = steps.flatMap((step) => claimDefinition.steps[step]?.data ?? [])
  const through = own.some((name) => name in dependentSources)
    ? ['claimTypes', 'providerTypes', 'recentProviders', 'cardholder']
    : []
  const people = own.includes('subcategories') ? ['participants'] : []
  return [...new Set([...own, ...through, ...people])]
}

const queriesByName = (group: Group, names: readonly string[], context: QueryContext, known: object) =>
  Object.keys(group)
    .filter((name) => names.includes(name))
    .map((name) => ({ name, queries: group[name]!.queries(context, known as never) }))

/** Fetches the data of a step in at most two rounds of requests. Suspends until it is loaded. */
export function useStepData(names: readonly string[], context: QueryContext): StepData {
  const first = useQueryGroup(independentSources, names, context, emptyStepData)
  return useQueryGroup(dependentSources, names, context, first)
}

function useQueryGroup(group: Group, names: readonly string[], context: QueryContext, known: StepData): StepData {
  const plan = queriesByName(group, names, context, known)
  const results = useSuspenseQueries({ queries: plan.flatMap(({ queries }) => queries) as Query<unknown>[] })
  const owners = plan.flatMap(({ name, queries }) => queries.map(() => name))
  const answersOf = (name: string) => results.filter((_, index) => owners[index] === name).map(({ data }) => data)
  return { ...known, ...valuesOf(group, context, answersOf) }
}

/** The queries of the first round for the steps of a page. */
export const initialQueries = (steps: readonly string[], context: QueryContext): readonly AnyQuery[] =>
  queriesByName(independentSources, stepDataNames(...steps), context, emptyStepData).flatMap(({ queries }) => queries)

/** The names of a group's sources that a submission needs. */
const sentNames = (group: Group) => Object.keys(group).filter((name) => group[name]!.isSent)

/** The queries of a submission that need no response of another one. */
export const submissionQueries = (context: QueryContext): readonly AnyQuery[] =>
  queriesByName(independentSources, sentNames(independentSources), context, emptyStepData).flatMap(
    ({ queries }) => queries,
  )

/** All data of a submission, from the cache or fetched. */
export async function loadSubmissionData(context: QueryContext): Promise<StepData> {
  const gather = async (group: Group, known: StepData): Promise<StepData> => {
    const answers = new Map(
      await Promise.all(
        queriesByName(group, sentNames(group), context, known).map(
          async ({ name, queries }) =>
            [name, await Promise.all(queries.map((each) => queryClient.fetchQuery<unknown>(each as never)))] as const,
        ),
      ),
    )
    return { ...known, ...valuesOf(group, context, (name) => answers.get(name) ?? []) }
  }
  return gather(dependentSources, await gather(independentSources, emptyStepData))
}
