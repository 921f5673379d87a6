/** Hooks of the portal. Generated from the contracts. Do not edit. */
import { useSuspenseQuery } from '@tanstack/react-query'
import type { OperationOptions } from '../../../src/platform/http/client.ts'
import { memberQuery } from '../../../src/platform/query/query.ts'
import { getHealthSpendingAccount, getHealthSpendingProductBalances, getPersonalWellnessAccount, listHsaEligibleClaims, listPersonalWellnessServices, searchHsaEligibleClaims } from '../client/spending.ts'
import type { GetHealthSpendingProductBalancesParams, ListPersonalWellnessServicesParams } from '../model/index.ts'

/** Read the health spending account */
export const getHealthSpendingAccountQuery = (options?: OperationOptions) => memberQuery(['getHealthSpendingAccount'], (id, signal) => getHealthSpendingAccount(id, options, signal))
/** Read the health spending account */
export const useGetHealthSpendingAccount = () => useSuspenseQuery(getHealthSpendingAccountQuery())

/** Read the balances of spending products */
export const getHealthSpendingProductBalancesQuery = (params: GetHealthSpendingProductBalancesParams, options?: OperationOptions) => memberQuery(['getHealthSpendingProductBalances', params], (id, signal) => getHealthSpendingProductBalances(id, params, options, signal))
/** Read the balances of spending products */
export const useGetHealthSpendingProductBalances = (params: GetHealthSpendingProductBalancesParams) => useSuspenseQuery(getHealthSpendingProductBalancesQuery(params))

/** List claims the health spending account can pay, in groups */
export const listHsaEligibleClaimsQuery = (options?: OperationOptions) => memberQuery(['listHsaEligibleClaims'], (id, signal) => listHsaEligibleClaims(id, options, signal))
/** List claims the health spending account can pay, in groups */
export const useListHsaEligibleClaims = () => useSuspenseQuery(listHsaEligibleClaimsQuery())

/** List services the health spending account can pay */
export const searchHsaEligibleClaimsQuery = (options?: OperationOptions) => memberQuery(['searchHsaEligibleClaims'], (id, signal) => searchHsaEligibleClaims(id, options, signal))
/** List services the health spending account can pay */
export const useSearchHsaEligibleClaims = () => useSuspenseQuery(searchHsaEligibleClaimsQuery())

/** Read the personal wellness account */
export const getPersonalWellnessAccountQuery = (options?: OperationOptions) => memberQuery(['getPersonalWellnessAccount'], (id, signal) => getPersonalWellnessAccount(id, options, signal))
/** Read the personal wellness account */
export const useGetPersonalWellnessAccount = () => useSuspenseQuery(getPersonalWellnessAccountQuery())

/** List what the personal wellness account pays */
export const listPersonalWellnessServicesQuery = (params?: ListPersonalWellnessServicesParams, options?: OperationOptions) => memberQuery(['listPersonalWellnessServices', params], (id, signal) => listPersonalWellnessServices(id, params, options, signal))
/** List what the personal wellness account pays */
export const useListPersonalWellnessServices = (params?: ListPersonalWellnessServicesParams) => useSuspenseQuery(listPersonalWellnessServicesQuery(params))
