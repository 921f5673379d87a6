/** Hooks of the portal. Generated from the contracts. Do not edit. */
import { useSuspenseQuery } from '@tanstack/react-query'
import type { OperationOptions } from '../../../src/platform/http/client.ts'
import { memberQuery } from '../../../src/platform/query/query.ts'
import { listProviderTypes, listRecentProviders, searchHealthProfessionals } from '../client/providers.ts'
import type { SearchHealthProfessionalsParams } from '../model/index.ts'

/** Search the directory of providers */
export const searchHealthProfessionalsQuery = (params: SearchHealthProfessionalsParams, options?: OperationOptions) => memberQuery(['searchHealthProfessionals', params], (id, signal) => searchHealthProfessionals(id, params, options, signal))
/** Search the directory of providers */
export const useSearchHealthProfessionals = (params: SearchHealthProfessionalsParams) => useSuspenseQuery(searchHealthProfessionalsQuery(params))

/** List kinds of providers */
export const listProviderTypesQuery = (options?: OperationOptions) => memberQuery(['listProviderTypes'], (id, signal) => listProviderTypes(id, options, signal))
/** List kinds of providers */
export const useListProviderTypes = () => useSuspenseQuery(listProviderTypesQuery())

/** List providers seen lately */
export const listRecentProvidersQuery = (options?: OperationOptions) => memberQuery(['listRecentProviders'], (id, signal) => listRecentProviders(id, options, signal))
/** List providers seen lately */
export const useListRecentProviders = () => useSuspenseQuery(listRecentProvidersQuery())
