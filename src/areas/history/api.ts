import { getListParticipantsQueryKey, listParticipants } from '~generated/member/client/account.ts'
import {
  getClaimPaymentDetails,
  getClaimPaymentDetailsPdf,
  getClaimsPdf,
  getGetClaimPaymentDetailsQueryKey,
  getSearchClaimsQueryKey,
  searchClaims,
} from '~generated/member/client/history.ts'
import type { SearchClaimsParams } from '~generated/member/model/index.ts'
import { savePdf } from '~/platform/download/save-file.ts'
import { query } from '~/platform/query/query.ts'

export const history = {
  participants: (id: string) => query(getListParticipantsQueryKey(id), (signal) => listParticipants(id, undefined, undefined, signal)),
  claims: (id: string, params: SearchClaimsParams) => query(getSearchClaimsQueryKey(id, params), (signal) => searchClaims(id, params, undefined, signal)),
  paymentDetails: (id: string, claimId: string, line: number) =>
    query(getGetClaimPaymentDetailsQueryKey(id, claimId, line), (signal) => getClaimPaymentDetails(id, claimId, line, undefined, signal)),
}

/** The lines found, as a PDF under the contract's name (HIST-16). */
export const downloadClaims = async (id: string, params: SearchClaimsParams): Promise<void> => savePdf('getClaimsPdf', await getClaimsPdf(id, params))
/** One line's statement (HIST-19). */
export const downloadPaymentDetails = async (id: string, claimId: string, line: number): Promise<void> =>
  savePdf('getClaimPaymentDetailsPdf', await getClaimPaymentDetailsPdf(id, claimId, line))
