/** Hooks of the portal. Generated from the contracts. Do not edit. */
import { useSuspenseQuery } from '@tanstack/react-query'
import type { OperationOptions } from '../../../src/platform/http/client.ts'
import { memberQuery } from '../../../src/platform/query/query.ts'
import { getCob, listCobReasons, listExternalCoverages } from '../client/coordination.ts'
import type { GetCobParams, ListCobReasonsParams, ListExternalCoveragesParams } from '../model/index.ts'

/** List coverage on file with other insurers */
export const listExternalCoveragesQuery = (params: ListExternalCoveragesParams, options?: OperationOptions) => memberQuery(['listExternalCoverages', params], (id, signal) => listExternalCoverages(id, params, options, signal))
/** List coverage on file with other insurers */
export const useListExternalCoverages = (params: ListExternalCoveragesParams) => useSuspenseQuery(listExternalCoveragesQuery(params))

/** Read coverage on file of one person */
export const getCobQuery = (participantId: string, params: GetCobParams, options?: OperationOptions) => memberQuery(['getCob', participantId, params], (id, signal) => getCob(id, participantId, params, options, signal))
/** Read coverage on file of one person */
export const useGetCob = (participantId: string, params: GetCobParams) => useSuspenseQuery(getCobQuery(participantId, params))

/** List why the other insurer did not pay everything */
export const listCobReasonsQuery = (params: ListCobReasonsParams, options?: OperationOptions) => memberQuery(['listCobReasons', params], (id, signal) => listCobReasons(id, params, options, signal))
/** List why the other insurer did not pay everything */
export const useListCobReasons = (params: ListCobReasonsParams) => useSuspenseQuery(listCobReasonsQuery(params))
