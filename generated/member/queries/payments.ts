/** Hooks of the portal. Generated from the contracts. Do not edit. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { savePdf } from '../../../src/platform/download/save-file.ts'
import type { OperationOptions } from '../../../src/platform/http/client.ts'
import { memberQuery } from '../../../src/platform/query/query.ts'
import { memberId } from '../../../src/platform/session/session-store.ts'
import { getPaymentDetails, getPaymentDetailsPdf, getPaymentStatementsPdf, searchPaymentHistories } from '../client/payments.ts'
import type { GetPaymentDetailsParams, GetPaymentDetailsPdfParams, GetPaymentStatementsPdfParams, SearchPaymentHistoriesParams } from '../model/index.ts'

/** Search payments */
export const searchPaymentHistoriesQuery = (params: SearchPaymentHistoriesParams, options?: OperationOptions) => memberQuery(['searchPaymentHistories', params], (id, signal) => searchPaymentHistories(id, params, options, signal))
/** Search payments */
export const useSearchPaymentHistories = (params: SearchPaymentHistoriesParams) => useSuspenseQuery(searchPaymentHistoriesQuery(params))

/** Print payments; false when there is no such document */
export const downloadPaymentStatementsPdf = async (params: GetPaymentStatementsPdfParams): Promise<boolean> => {
  const file = await getPaymentStatementsPdf(memberId(), params)
  if (file) await savePdf('getPaymentStatementsPdf', file)
  return file !== null
}

/** Explain one payment */
export const getPaymentDetailsQuery = (params: GetPaymentDetailsParams, options?: OperationOptions) => memberQuery(['getPaymentDetails', params], (id, signal) => getPaymentDetails(id, params, options, signal))
/** Explain one payment */
export const useGetPaymentDetails = (params: GetPaymentDetailsParams) => useSuspenseQuery(getPaymentDetailsQuery(params))

/** Print one payment */
export const downloadPaymentDetailsPdf = async (params: GetPaymentDetailsPdfParams): Promise<void> => savePdf('getPaymentDetailsPdf', await getPaymentDetailsPdf(memberId(), params))
