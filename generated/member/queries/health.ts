/** Hooks of the portal. Generated from the contracts. Do not edit. */
import { useSuspenseQuery } from '@tanstack/react-query'
import type { OperationOptions } from '../../../src/platform/http/client.ts'
import { memberQuery } from '../../../src/platform/query/query.ts'
import { getExtendedHealthFamilyDetails, getHealthBenefit, getSuppressedExtendedHealth, listExtendedHealthFamilies, listHealthBenefits } from '../client/health.ts'

/** List families of extended health benefits */
export const listExtendedHealthFamiliesQuery = (options?: OperationOptions) => memberQuery(['listExtendedHealthFamilies'], (id, signal) => listExtendedHealthFamilies(id, options, signal))
/** List families of extended health benefits */
export const useListExtendedHealthFamilies = () => useSuspenseQuery(listExtendedHealthFamiliesQuery())

/** Read one extended health benefit of a family */
export const getExtendedHealthFamilyDetailsQuery = (code: string, options?: OperationOptions) => memberQuery(['getExtendedHealthFamilyDetails', code], (id, signal) => getExtendedHealthFamilyDetails(id, code, options, signal))
/** Read one extended health benefit of a family */
export const useGetExtendedHealthFamilyDetails = (code: string) => useSuspenseQuery(getExtendedHealthFamilyDetailsQuery(code))

/** List extended health services of one person */
export const listHealthBenefitsQuery = (participantId: string, options?: OperationOptions) => memberQuery(['listHealthBenefits', participantId], (id, signal) => listHealthBenefits(id, participantId, options, signal))
/** List extended health services of one person */
export const useListHealthBenefits = (participantId: string) => useSuspenseQuery(listHealthBenefitsQuery(participantId))

/** Read one extended health service of one person */
export const getHealthBenefitQuery = (participantId: string, code: string, options?: OperationOptions) => memberQuery(['getHealthBenefit', participantId, code], (id, signal) => getHealthBenefit(id, participantId, code, options, signal))
/** Read one extended health service of one person */
export const useGetHealthBenefit = (participantId: string, code: string) => useSuspenseQuery(getHealthBenefitQuery(participantId, code))

/** Read extended health coverage in words */
export const getSuppressedExtendedHealthQuery = (options?: OperationOptions) => memberQuery(['getSuppressedExtendedHealth'], (id, signal) => getSuppressedExtendedHealth(id, options, signal))
/** Read extended health coverage in words */
export const useGetSuppressedExtendedHealth = () => useSuspenseQuery(getSuppressedExtendedHealthQuery())
