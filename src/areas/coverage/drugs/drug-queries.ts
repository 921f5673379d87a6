import { useQueries, useSuspenseQuery, type UseQueryResult } from '@tanstack/react-query'
import type {
  DrugBenefit,
  DrugDetails,
  DrugSummary,
  GetDrugDetailsParams,
  Province,
} from '~generated/member/model/index.ts'
import { getCardholderDetailsQuery, useGetCardholderDetails } from '~generated/member/queries/account.ts'
import { getDrugDetailsQuery, listDrugBenefitsQuery, searchDrugsQuery } from '~generated/member/queries/drugs.ts'
import type { PortalError } from '~/platform/errors/portal-error.ts'
import { query, mapQuery, type Query } from '~/platform/query/query.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { withParticipant } from '../selected-participant.ts'
import { drugSearchStore } from './drug-store.ts'

/**
 * Number of parameters that a drug search and the drug details need. If some are missing, no request is sent and the
 * result is empty (COV-45, COV-48).
 */
const MIN_LENGTH = { search: 2, details: 3 } as const
/** Maximum number of DINs in one request (D-130). */
export const MAX_DINS = 50

const isEnough = (given: object, least: number): boolean => Object.values(given).filter(Boolean).length >= least
const disabledQuery = <Data>(): Query<Data[]> =>
  query(['too little is known to ask about drugs'], () => Promise.resolve([]))
/** Replaces the null of a 204 with an empty list, so that callers always receive a list (COV-44, COV-47). */
const orEmpty = async <Data>(answer: Promise<Data[] | null>): Promise<Data[]> => (await answer) ?? []

/** Search by part of a name, or by DIN: both are sent as `drugName` (COV-43, D-130). */
export const drugSearchQuery = (asked: {
  readonly participant: string
  readonly drugName: string
}): Query<DrugSummary[]> =>
  isEnough(asked, MIN_LENGTH.search) ? mapQuery(searchDrugsQuery(asked), orEmpty) : disabledQuery()

/**
 * The person, and the province in which the cardholder's claims are adjudicated. Every request for a drug requires
 * both.
 */
interface DrugPlace {
  readonly participant: string
  readonly province: Province | undefined
}

type Asked = { readonly dins: string } & DrugPlace
const isComplete = (asked: Asked): asked is Asked & GetDrugDetailsParams => isEnough(asked, MIN_LENGTH.details)

/**
 * The details of one drug for one person in one province; the cache key contains all three and the language (COV-46,
 * D-168).
 */
export function drugDetailsQuery(din: string, place: DrugPlace): Query<DrugDetails[]> {
  const asked: Asked = { dins: din, ...place }
  return isComplete(asked) ? mapQuery(getDrugDetailsQuery(asked), orEmpty) : disabledQuery()
}

/** The coverage of several drugs, with their DINs joined by commas (COV-47). */
export function drugBenefitsQuery(dins: string, place: DrugPlace): Query<DrugBenefit[]> {
  const asked: Asked = { dins, ...place }
  return isComplete(asked) ? mapQuery(listDrugBenefitsQuery(asked), orEmpty) : disabledQuery()
}

/** The DINs for each request: every DIN once, at most `most` in one request (D-130). */
export function drugCalls(dins: readonly string[], most = MAX_DINS): readonly string[] {
  const each = [...new Set(dins)]
  return Array.from({ length: Math.ceil(each.length / most) }, (_, index) =>
    each.slice(index * most, (index + 1) * most).join(','),
  )
}

/** The queries for the chosen drug, once the participant is known. */
export const chosenDrugQueries = () =>
  withParticipant((participant) => {
    const province = queryClient.getQueryData(getCardholderDetailsQuery().queryKey)?.provinceOfAdjudication
    return drugDetailsQuery(drugSearchStore.get().chosen.at(-1) ?? '', { participant, province })
  })

export function useDrugPlace(participant: string): DrugPlace {
  const { provinceOfAdjudication: province } = useGetCardholderDetails().data
  return { participant, province }
}

/** The chosen drug; undefined if the service does not know the DIN, or if the person or the province is missing. */
export const useDrug = (din: string, participant: string): DrugDetails | undefined =>
  useSuspenseQuery(drugDetailsQuery(din, useDrugPlace(participant))).data.find(({ drugDin }) => drugDin === din)

export interface KnownBenefits {
  readonly of: ReadonlyMap<string, DrugBenefit>
  readonly error: PortalError | undefined
  readonly retry: () => void
}

/**
 * The coverage of a list of drugs. The page shows the list before the coverage has loaded, and also if loading fails.
 */
export function useDrugBenefits(dins: readonly string[], participant: string, most?: number): KnownBenefits {
  const place = useDrugPlace(participant)
  return useQueries({
    queries: drugCalls(dins, most).map((joined) => drugBenefitsQuery(joined, place)),
    combine: combineResults,
  })
}

const combineResults = (answers: readonly UseQueryResult<DrugBenefit[]>[]): KnownBenefits => ({
  of: new Map(answers.flatMap(({ data = [] }) => data.map((benefit) => [benefit.drugDin, benefit] as const))),
  error: answers.find(({ error }) => error)?.error ?? undefined,
  retry: () => answers.forEach(({ isError, refetch }) => void (isError && refetch())),
})
