/** Hooks of the portal. Generated from the contracts. Do not edit. */
import { useSuspenseQuery } from '@tanstack/react-query'
import type { OperationOptions } from '../../../src/platform/http/client.ts'
import { memberQuery } from '../../../src/platform/query/query.ts'
import { getLifeDisabilityBenefits, getOnlineDoctors, getOptionalBenefits } from '../client/benefits.ts'

/** Read life and disability benefits */
export const getLifeDisabilityBenefitsQuery = (options?: OperationOptions) => memberQuery(['getLifeDisabilityBenefits'], (id, signal) => getLifeDisabilityBenefits(id, options, signal))
/** Read life and disability benefits */
export const useGetLifeDisabilityBenefits = () => useSuspenseQuery(getLifeDisabilityBenefitsQuery())

/** Read optional benefits */
export const getOptionalBenefitsQuery = (options?: OperationOptions) => memberQuery(['getOptionalBenefits'], (id, signal) => getOptionalBenefits(id, options, signal))
/** Read optional benefits */
export const useGetOptionalBenefits = () => useSuspenseQuery(getOptionalBenefitsQuery())

/** Read online doctors */
export const getOnlineDoctorsQuery = (options?: OperationOptions) => memberQuery(['getOnlineDoctors'], (id, signal) => getOnlineDoctors(id, options, signal))
/** Read online doctors */
export const useGetOnlineDoctors = () => useSuspenseQuery(getOnlineDoctorsQuery())
