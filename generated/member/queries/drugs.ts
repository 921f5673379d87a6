/** Hooks of the portal. Generated from the contracts. Do not edit. */
import { useSuspenseQuery } from '@tanstack/react-query'
import type { OperationOptions } from '../../../src/platform/http/client.ts'
import { memberQuery } from '../../../src/platform/query/query.ts'
import { getDrugDetails, getSuppressedDrug, listDrugBenefits, searchDrugs } from '../client/drugs.ts'
import type { GetDrugDetailsParams, ListDrugBenefitsParams, SearchDrugsParams } from '../model/index.ts'

/** Read drug coverage in words */
export const getSuppressedDrugQuery = (options?: OperationOptions) => memberQuery(['getSuppressedDrug'], (id, signal) => getSuppressedDrug(id, options, signal))
/** Read drug coverage in words */
export const useGetSuppressedDrug = () => useSuspenseQuery(getSuppressedDrugQuery())

/** Search drugs */
export const searchDrugsQuery = (params: SearchDrugsParams, options?: OperationOptions) => memberQuery(['searchDrugs', params], (id, signal) => searchDrugs(id, params, options, signal))
/** Search drugs */
export const useSearchDrugs = (params: SearchDrugsParams) => useSuspenseQuery(searchDrugsQuery(params))

/** Read drugs in detail */
export const getDrugDetailsQuery = (params: GetDrugDetailsParams, options?: OperationOptions) => memberQuery(['getDrugDetails', params], (id, signal) => getDrugDetails(id, params, options, signal))
/** Read drugs in detail */
export const useGetDrugDetails = (params: GetDrugDetailsParams) => useSuspenseQuery(getDrugDetailsQuery(params))

/** List what the plan says about drugs */
export const listDrugBenefitsQuery = (params: ListDrugBenefitsParams, options?: OperationOptions) => memberQuery(['listDrugBenefits', params], (id, signal) => listDrugBenefits(id, params, options, signal))
/** List what the plan says about drugs */
export const useListDrugBenefits = (params: ListDrugBenefitsParams) => useSuspenseQuery(listDrugBenefitsQuery(params))
