import { changePassword } from '~generated/account/client/password.ts'
import type { ChangePasswordRequest } from '~generated/account/model/index.ts'
import { getBankingDetails, getGetBankingDetailsQueryKey, updateBankingDetails } from '~generated/member/client/account.ts'
import type { BankingDetails } from '~generated/member/model/index.ts'
import { query } from '~/platform/query/query.ts'

export const account = {
  banking: (id: string) => query(getGetBankingDetailsQueryKey(id), (signal) => getBankingDetails(id, undefined, signal)),
}

/** Stores the account for direct deposit; what is on file is read anew (API-041). */
export const saveBanking = (id: string) => ({
  mutationFn: (details: BankingDetails) => updateBankingDetails(id, details),
  meta: { invalidates: [getGetBankingDetailsQueryKey(id)] },
})

/** Replaces the member's password; the session goes on (AUTH-16). */
export const replacePassword = (id: string) => ({
  mutationFn: (request: ChangePasswordRequest) => changePassword(id, request),
})
