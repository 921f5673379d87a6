/** Hooks of the portal. Generated from the contracts. Do not edit. */
import { useSuspenseQuery } from '@tanstack/react-query'
import type { OperationOptions } from '../../../src/platform/http/client.ts'
import { memberQuery } from '../../../src/platform/query/query.ts'
import { getHospitalBenefit, getHospitalFamilyDetails, getSuppressedHospital, listHospitalBenefits, listHospitalFamilies } from '../client/hospital.ts'

/** List families of hospital benefits */
export const listHospitalFamiliesQuery = (options?: OperationOptions) => memberQuery(['listHospitalFamilies'], (id, signal) => listHospitalFamilies(id, options, signal))
/** List families of hospital benefits */
export const useListHospitalFamilies = () => useSuspenseQuery(listHospitalFamiliesQuery())

/** Read one hospital benefit of a family */
export const getHospitalFamilyDetailsQuery = (benefitCode: string, options?: OperationOptions) => memberQuery(['getHospitalFamilyDetails', benefitCode], (id, signal) => getHospitalFamilyDetails(id, benefitCode, options, signal))
/** Read one hospital benefit of a family */
export const useGetHospitalFamilyDetails = (benefitCode: string) => useSuspenseQuery(getHospitalFamilyDetailsQuery(benefitCode))

/** List hospital services of one person */
export const listHospitalBenefitsQuery = (participantId: string, options?: OperationOptions) => memberQuery(['listHospitalBenefits', participantId], (id, signal) => listHospitalBenefits(id, participantId, options, signal))
/** List hospital services of one person */
export const useListHospitalBenefits = (participantId: string) => useSuspenseQuery(listHospitalBenefitsQuery(participantId))

/** Read one hospital service of one person */
export const getHospitalBenefitQuery = (participantId: string, code: string, options?: OperationOptions) => memberQuery(['getHospitalBenefit', participantId, code], (id, signal) => getHospitalBenefit(id, participantId, code, options, signal))
/** Read one hospital service of one person */
export const useGetHospitalBenefit = (participantId: string, code: string) => useSuspenseQuery(getHospitalBenefitQuery(participantId, code))

/** Read hospital coverage in words */
export const getSuppressedHospitalQuery = (options?: OperationOptions) => memberQuery(['getSuppressedHospital'], (id, signal) => getSuppressedHospital(id, options, signal))
/** Read hospital coverage in words */
export const useGetSuppressedHospital = () => useSuspenseQuery(getSuppressedHospitalQuery())
