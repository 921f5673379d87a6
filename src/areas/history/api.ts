import { getCardholderDetails, getGetCardholderDetailsQueryKey, getListParticipantsQueryKey, listParticipants } from '~generated/member/client/account.ts'
import { getListClaimTypesQueryKey, listClaimTypes } from '~generated/member/client/claims.ts'
import {
  getClaimHistoryStatementPdf,
  getClaimPaymentDetails,
  getClaimPaymentDetailsPdf,
  getClaimsPdf,
  getGetClaimPaymentDetailsQueryKey,
  getSearchClaimHistoriesQueryKey,
  getSearchClaimsQueryKey,
  searchClaimHistories,
  searchClaims,
} from '~generated/member/client/history.ts'
import {
  getGetPaymentDetailsQueryKey,
  getPaymentDetails,
  getPaymentDetailsPdf,
  getPaymentStatementsPdf,
  getSearchPaymentHistoriesQueryKey,
  searchPaymentHistories,
} from '~generated/member/client/payments.ts'
import type { GetPaymentDetailsParams, SearchClaimHistoriesParams, SearchClaimsParams, SearchPaymentHistoriesParams } from '~generated/member/model/index.ts'
import { savePdf } from '~/platform/download/save-file.ts'
import { query } from '~/platform/query/query.ts'

export const history = {
  cardholder: (id: string) => query(getGetCardholderDetailsQueryKey(id), (signal) => getCardholderDetails(id, undefined, signal)),
  claimTypes: (id: string) => query(getListClaimTypesQueryKey(id), (signal) => listClaimTypes(id, undefined, signal)),
  /** decided lines of some people and kinds of claims; null: none (HIST-06) */
  claimHistories: (id: string, params: SearchClaimHistoriesParams) =>
    query(getSearchClaimHistoriesQueryKey(id, params), (signal) => searchClaimHistories(id, params, undefined, signal)),
  participants: (id: string) => query(getListParticipantsQueryKey(id), (signal) => listParticipants(id, undefined, undefined, signal)),
  claims: (id: string, params: SearchClaimsParams) => query(getSearchClaimsQueryKey(id, params), (signal) => searchClaims(id, params, undefined, signal)),
  paymentDetails: (id: string, claimId: string, line: number) =>
    query(getGetClaimPaymentDetailsQueryKey(id, claimId, line), (signal) => getClaimPaymentDetails(id, claimId, line, undefined, signal)),
  /** null: none in this period (HIST-33) */
  payments: (id: string, period: SearchPaymentHistoriesParams) =>
    query(getSearchPaymentHistoriesQueryKey(id, period), (signal) => searchPaymentHistories(id, period, undefined, signal)),
  payment: (id: string, asked: GetPaymentDetailsParams) =>
    query(getGetPaymentDetailsQueryKey(id, asked), (signal) => getPaymentDetails(id, asked, undefined, signal)),
}

/** The same search as a PDF (HIST-09). */
export const downloadClaimHistory = async (id: string, params: SearchClaimHistoriesParams): Promise<void> =>
  savePdf('getClaimHistoryStatementPdf', await getClaimHistoryStatementPdf(id, params))
/** The lines found, as a PDF under the contract's name (HIST-16). */
export const downloadClaims = async (id: string, params: SearchClaimsParams): Promise<void> => savePdf('getClaimsPdf', await getClaimsPdf(id, params))
/** One line's statement (HIST-19). */
export const downloadPaymentDetails = async (id: string, claimId: string, line: number): Promise<void> =>
  savePdf('getClaimPaymentDetailsPdf', await getClaimPaymentDetailsPdf(id, claimId, line))
/** The payments of a period; a 204 says that there is no such document (HIST-36, D-89). */
export async function downloadPayments(id: string, period: SearchPaymentHistoriesParams): Promise<boolean> {
  const statement = await getPaymentStatementsPdf(id, period)
  if (statement) await savePdf('getPaymentStatementsPdf', statement)
  return statement !== null
}
/** One payment's statement (HIST-40). */
export const downloadPayment = async (id: string, paymentId: string): Promise<void> =>
  savePdf('getPaymentDetailsPdf', await getPaymentDetailsPdf(id, { paymentId }))
