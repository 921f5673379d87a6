/** Hooks of the portal. Generated from the contracts. Do not edit. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { savePdf } from '../../../src/platform/download/save-file.ts'
import type { OperationOptions } from '../../../src/platform/http/client.ts'
import { memberQuery } from '../../../src/platform/query/query.ts'
import { memberId } from '../../../src/platform/session/session-store.ts'
import { getClaimHistoryStatementPdf, getClaimPaymentDetails, getClaimPaymentDetailsPdf, getClaimsPdf, listRecentClaims, searchClaimHistories, searchClaims } from '../client/history.ts'
import type { GetClaimHistoryStatementPdfParams, GetClaimsPdfParams, SearchClaimHistoriesParams, SearchClaimsParams } from '../model/index.ts'

/** Search claim histories */
export const searchClaimHistoriesQuery = (params: SearchClaimHistoriesParams, options?: OperationOptions) => memberQuery(['searchClaimHistories', params], (id, signal) => searchClaimHistories(id, params, options, signal))
/** Search claim histories */
export const useSearchClaimHistories = (params: SearchClaimHistoriesParams) => useSuspenseQuery(searchClaimHistoriesQuery(params))

/** Print claim histories */
export const downloadClaimHistoryStatementPdf = async (params: GetClaimHistoryStatementPdfParams): Promise<void> => savePdf('getClaimHistoryStatementPdf', await getClaimHistoryStatementPdf(memberId(), params))

/** Search claims */
export const searchClaimsQuery = (params?: SearchClaimsParams, options?: OperationOptions) => memberQuery(['searchClaims', params], (id, signal) => searchClaims(id, params, options, signal))
/** Search claims */
export const useSearchClaims = (params?: SearchClaimsParams) => useSuspenseQuery(searchClaimsQuery(params))

/** Print claims */
export const downloadClaimsPdf = async (params?: GetClaimsPdfParams): Promise<void> => savePdf('getClaimsPdf', await getClaimsPdf(memberId(), params))

/** Explain one claim line */
export const getClaimPaymentDetailsQuery = (claimId: string, line: number, options?: OperationOptions) => memberQuery(['getClaimPaymentDetails', claimId, line], (id, signal) => getClaimPaymentDetails(id, claimId, line, options, signal))
/** Explain one claim line */
export const useGetClaimPaymentDetails = (claimId: string, line: number) => useSuspenseQuery(getClaimPaymentDetailsQuery(claimId, line))

/** Print one claim line */
export const downloadClaimPaymentDetailsPdf = async (claimId: string, line: number): Promise<void> => savePdf('getClaimPaymentDetailsPdf', await getClaimPaymentDetailsPdf(memberId(), claimId, line))

/** List claims of late */
export const listRecentClaimsQuery = (options?: OperationOptions) => memberQuery(['listRecentClaims'], (id, signal) => listRecentClaims(id, options, signal))
/** List claims of late */
export const useListRecentClaims = () => useSuspenseQuery(listRecentClaimsQuery())
