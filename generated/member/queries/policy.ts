/** Hooks of the portal. Generated from the contracts. Do not edit. */
import { useSuspenseQuery } from '@tanstack/react-query'
import type { OperationOptions } from '../../../src/platform/http/client.ts'
import { memberQuery } from '../../../src/platform/query/query.ts'
import { getSecurityPolicy } from '../client/policy.ts'

/** Read what the member may use */
export const getSecurityPolicyQuery = (options?: OperationOptions) => memberQuery(['getSecurityPolicy'], (id, signal) => getSecurityPolicy(id, options, signal))
/** Read what the member may use */
export const useGetSecurityPolicy = () => useSuspenseQuery(getSecurityPolicyQuery())
