/** Hooks of the portal. Generated from the contracts. Do not edit. */
import { useSuspenseQuery } from '@tanstack/react-query'
import type { OperationOptions } from '../../../src/platform/http/client.ts'
import { query } from '../../../src/platform/query/query.ts'
import { getDigitalTokenValues, validateDigitalExpiry, validateDigitalMember } from '../client/welcome.ts'
import type { GetDigitalTokenValuesParams, ValidateDigitalExpiryParams, ValidateDigitalMemberParams } from '../model/index.ts'

/** Read an invitation */
export const getDigitalTokenValuesQuery = (params: GetDigitalTokenValuesParams, options?: OperationOptions) => query(['getDigitalTokenValues', params], (signal) => getDigitalTokenValues(params, options, signal))
/** Read an invitation */
export const useGetDigitalTokenValues = (params: GetDigitalTokenValuesParams) => useSuspenseQuery(getDigitalTokenValuesQuery(params))

/** Check that an invitation is still good */
export const validateDigitalExpiryQuery = (params: ValidateDigitalExpiryParams, options?: OperationOptions) => ({ ...query(['validateDigitalExpiry', params], (signal) => validateDigitalExpiry(params, options, signal)), staleTime: 0, gcTime: 0 })

/** Check who opened an invitation */
export const validateDigitalMemberQuery = (params: ValidateDigitalMemberParams, options?: OperationOptions) => ({ ...query(['validateDigitalMember', params], (signal) => validateDigitalMember(params, options, signal)), staleTime: 0, gcTime: 0 })
