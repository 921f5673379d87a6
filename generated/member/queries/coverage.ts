/** Hooks of the portal. Generated from the contracts. Do not edit. */
import { useSuspenseQuery } from '@tanstack/react-query'
import type { OperationOptions } from '../../../src/platform/http/client.ts'
import { memberQuery } from '../../../src/platform/query/query.ts'
import { getHealthSpendingAccountBalance, getPersonalWellnessBalance, listBenefits } from '../client/coverage.ts'

/** List the benefits of the plan */
export const listBenefitsQuery = (options?: OperationOptions) => memberQuery(['listBenefits'], (id, signal) => listBenefits(id, options, signal))
/** List the benefits of the plan */
export const useListBenefits = () => useSuspenseQuery(listBenefitsQuery())

/** Read the health spending account balance */
export const getHealthSpendingAccountBalanceQuery = (options?: OperationOptions) => memberQuery(['getHealthSpendingAccountBalance'], (id, signal) => getHealthSpendingAccountBalance(id, options, signal))
/** Read the health spending account balance */
export const useGetHealthSpendingAccountBalance = () => useSuspenseQuery(getHealthSpendingAccountBalanceQuery())

/** Read the personal wellness account balance */
export const getPersonalWellnessBalanceQuery = (options?: OperationOptions) => memberQuery(['getPersonalWellnessBalance'], (id, signal) => getPersonalWellnessBalance(id, options, signal))
/** Read the personal wellness account balance */
export const useGetPersonalWellnessBalance = () => useSuspenseQuery(getPersonalWellnessBalanceQuery())
