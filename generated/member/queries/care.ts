/** Hooks of the portal. Generated from the contracts. Do not edit. */
import { useSuspenseQuery } from '@tanstack/react-query'
import type { OperationOptions } from '../../../src/platform/http/client.ts'
import { memberQuery } from '../../../src/platform/query/query.ts'
import { getConnectedCareContent, getConnectedCareToken } from '../client/care.ts'

/** Read the connected care catalogue */
export const getConnectedCareContentQuery = (options?: OperationOptions) => memberQuery(['getConnectedCareContent'], (id, signal) => getConnectedCareContent(id, options, signal))
/** Read the connected care catalogue */
export const useGetConnectedCareContent = () => useSuspenseQuery(getConnectedCareContentQuery())

/** Get a token for partners */
export const getConnectedCareTokenQuery = (options?: OperationOptions) => ({ ...memberQuery(['getConnectedCareToken'], (id, signal) => getConnectedCareToken(id, options, signal)), staleTime: 0, gcTime: 0 })
