import { changePassword } from '~generated/account/client/password.ts'
import type { ChangePasswordRequest } from '~generated/account/model/index.ts'
import { deleteBankingDetails, getBankingDetails, getGetBankingDetailsQueryKey, updateBankingDetails } from '~generated/member/client/account.ts'
import { getForm, getGetFormQueryKey } from '~generated/member/client/support.ts'
import type { BankingDetails } from '~generated/member/model/index.ts'
import { currentLocale } from '~/platform/i18n/locale.ts'
import { query } from '~/platform/query/query.ts'

export const account = {
  /** null: no account on file (ACCT-19) */
  banking: (id: string) => query(getGetBankingDetailsQueryKey(id), (signal) => getBankingDetails(id, undefined, signal)),
  /** for members whose plan changes direct deposit on paper only (D-60, CONTENT-08) */
  depositForm: (id: string) =>
    query(getGetFormQueryKey(id, 'DD', { locale: currentLocale() }), (signal) => getForm(id, 'DD', { locale: currentLocale() }, undefined, signal)),
}

/** Stores the account for direct deposit; what is on file is read anew (API-041). */
export const saveBanking = (id: string) => ({
  mutationFn: (details: BankingDetails) => updateBankingDetails(id, details),
  meta: { invalidates: [getGetBankingDetailsQueryKey(id)] },
})

/** Removes the account for direct deposit; what is on file is read anew (API-042). */
export const removeBanking = (id: string) => ({
  mutationFn: () => deleteBankingDetails(id),
  meta: { invalidates: [getGetBankingDetailsQueryKey(id)] },
})

/** Replaces the member's password; the session goes on (AUTH-16). */
export const replacePassword = (id: string) => ({
  mutationFn: (request: ChangePasswordRequest) => changePassword(id, request),
})
