/** Hooks of the portal. Generated from the contracts. Do not edit. */
import { useSuspenseQuery } from '@tanstack/react-query'
import type { OperationOptions } from '../../../src/platform/http/client.ts'
import { memberQuery } from '../../../src/platform/query/query.ts'
import { getCoveragesDental, getDentalBenefits, getDentalLastServiceDetails, getSuppressedDental, listCoveragesDentalProvinces, listCoveragesDentalSpecialties, listDentalProvinces, listDentalSpecialties } from '../client/dental.ts'
import type { GetCoveragesDentalParams, GetDentalBenefitsParams } from '../model/index.ts'

/** Read dental coverage in words */
export const getSuppressedDentalQuery = (options?: OperationOptions) => memberQuery(['getSuppressedDental'], (id, signal) => getSuppressedDental(id, options, signal))
/** Read dental coverage in words */
export const useGetSuppressedDental = () => useSuspenseQuery(getSuppressedDentalQuery())

/** Read dental coverage or look codes up */
export const getDentalBenefitsQuery = (participantId: string, params?: GetDentalBenefitsParams, options?: OperationOptions) => memberQuery(['getDentalBenefits', participantId, params], (id, signal) => getDentalBenefits(id, participantId, params, options, signal))
/** Read dental coverage or look codes up */
export const useGetDentalBenefits = (participantId: string, params?: GetDentalBenefitsParams) => useSuspenseQuery(getDentalBenefitsQuery(participantId, params))

/** List last dental services of one person */
export const getDentalLastServiceDetailsQuery = (participantId: string, options?: OperationOptions) => memberQuery(['getDentalLastServiceDetails', participantId], (id, signal) => getDentalLastServiceDetails(id, participantId, options, signal))
/** List last dental services of one person */
export const useGetDentalLastServiceDetails = (participantId: string) => useSuspenseQuery(getDentalLastServiceDetailsQuery(participantId))

/** List dental provinces */
export const listDentalProvincesQuery = (options?: OperationOptions) => memberQuery(['listDentalProvinces'], (id, signal) => listDentalProvinces(id, options, signal))
/** List dental provinces */
export const useListDentalProvinces = () => useSuspenseQuery(listDentalProvincesQuery())

/** List dental specialties */
export const listDentalSpecialtiesQuery = (options?: OperationOptions) => memberQuery(['listDentalSpecialties'], (id, signal) => listDentalSpecialties(id, options, signal))
/** List dental specialties */
export const useListDentalSpecialties = () => useSuspenseQuery(listDentalSpecialtiesQuery())

/** List dental provinces of the alternate page */
export const listCoveragesDentalProvincesQuery = (options?: OperationOptions) => memberQuery(['listCoveragesDentalProvinces'], (id, signal) => listCoveragesDentalProvinces(id, options, signal))
/** List dental provinces of the alternate page */
export const useListCoveragesDentalProvinces = () => useSuspenseQuery(listCoveragesDentalProvincesQuery())

/** List dental specialties of the alternate page */
export const listCoveragesDentalSpecialtiesQuery = (options?: OperationOptions) => memberQuery(['listCoveragesDentalSpecialties'], (id, signal) => listCoveragesDentalSpecialties(id, options, signal))
/** List dental specialties of the alternate page */
export const useListCoveragesDentalSpecialties = () => useSuspenseQuery(listCoveragesDentalSpecialtiesQuery())

/** Read dental coverage of the plan or look codes up */
export const getCoveragesDentalQuery = (params?: GetCoveragesDentalParams, options?: OperationOptions) => memberQuery(['getCoveragesDental', params], (id, signal) => getCoveragesDental(id, params, options, signal))
/** Read dental coverage of the plan or look codes up */
export const useGetCoveragesDental = (params?: GetCoveragesDentalParams) => useSuspenseQuery(getCoveragesDentalQuery(params))
