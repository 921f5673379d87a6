/** Hooks of the portal. Generated from the contracts. Do not edit. */
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import type { OperationOptions } from '../../../src/platform/http/client.ts'
import { memberQuery } from '../../../src/platform/query/query.ts'
import { memberId } from '../../../src/platform/session/session-store.ts'
import { getLabels, listClaimTypes, listPendingClaimServices, listRecentClaimServices, listServiceTypes, listSubcategories, submitMultiClaims } from '../client/claims.ts'
import type { ListRecentClaimServicesParams, ListServiceTypesParams, ListSubcategoriesParams, SubmitMultiClaimsRequest } from '../model/index.ts'

/** Name the lines of business */
export const getLabelsQuery = (options?: OperationOptions) => memberQuery(['getLabels'], (id, signal) => getLabels(id, options, signal))
/** Name the lines of business */
export const useGetLabels = () => useSuspenseQuery(getLabelsQuery())

/** List what can be claimed */
export const listClaimTypesQuery = (options?: OperationOptions) => memberQuery(['listClaimTypes'], (id, signal) => listClaimTypes(id, options, signal))
/** List what can be claimed */
export const useListClaimTypes = () => useSuspenseQuery(listClaimTypesQuery())

/** List the services of a specialty */
export const listServiceTypesQuery = (params: ListServiceTypesParams, options?: OperationOptions) => memberQuery(['listServiceTypes', params], (id, signal) => listServiceTypes(id, params, options, signal))
/** List the services of a specialty */
export const useListServiceTypes = (params: ListServiceTypesParams) => useSuspenseQuery(listServiceTypesQuery(params))

/** List kinds of vision services */
export const listSubcategoriesQuery = (params: ListSubcategoriesParams, options?: OperationOptions) => memberQuery(['listSubcategories', params], (id, signal) => listSubcategories(id, params, options, signal))
/** List kinds of vision services */
export const useListSubcategories = (params: ListSubcategoriesParams) => useSuspenseQuery(listSubcategoriesQuery(params))

/** Submit a claim */
export const submitMultiClaimsMutation = (options?: OperationOptions) => {
  const id = memberId()
  return { mutationFn: (body: SubmitMultiClaimsRequest) => submitMultiClaims(id, body, options), meta: { invalidates: [['listRecentClaims', id], ['listPendingClaimServices', id], ['listBenefits', id], ['listRecentClaimServices', id], ['listRecentProviders', id], ['searchClaims', id], ['searchClaimHistories', id], ['searchPaymentHistories', id], ['getHealthSpendingProductBalances', id], ['getHealthSpendingAccount', id], ['getHealthSpendingAccountBalance', id], ['getPersonalWellnessAccount', id], ['getPersonalWellnessBalance', id], ['searchHsaEligibleClaims', id], ['listHsaEligibleClaims', id], ['listServiceTypes', id], ['getHealthBenefit', id], ['getHospitalBenefit', id]] } }
}
/** Submit a claim */
export const useSubmitMultiClaims = () => useMutation(submitMultiClaimsMutation())

/** List claim lines in progress */
export const listPendingClaimServicesQuery = (options?: OperationOptions) => memberQuery(['listPendingClaimServices'], (id, signal) => listPendingClaimServices(id, options, signal))
/** List claim lines in progress */
export const useListPendingClaimServices = () => useSuspenseQuery(listPendingClaimServicesQuery())

/** List services claimed lately */
export const listRecentClaimServicesQuery = (params?: ListRecentClaimServicesParams, options?: OperationOptions) => memberQuery(['listRecentClaimServices', params], (id, signal) => listRecentClaimServices(id, params, options, signal))
/** List services claimed lately */
export const useListRecentClaimServices = (params?: ListRecentClaimServicesParams) => useSuspenseQuery(listRecentClaimServicesQuery(params))
