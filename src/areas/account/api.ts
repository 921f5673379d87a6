import { changePassword } from '~generated/account/client/password.ts'
import type { ChangePasswordRequest } from '~generated/account/model/index.ts'
import {
  deleteBankingDetails,
  getBankingDetails,
  getCardholderDetails,
  getContactInfoDetails,
  getGetBankingDetailsQueryKey,
  getGetCardholderDetailsQueryKey,
  getGetContactInfoDetailsQueryKey,
  getListParticipantsQueryKey,
  listParticipants,
  updateBankingDetails,
  updateContactInfoDetails,
  updateEmail,
  updatePreferredLanguage,
} from '~generated/member/client/account.ts'
import { getForm, getGetFormQueryKey } from '~generated/member/client/support.ts'
import type { BankingDetails, ContactInfoDetails, ContactInfoRequest, GetFormParams, PreferredLanguage } from '~generated/member/model/index.ts'
import { isPortalError } from '~/platform/errors/portal-error.ts'
import { currentLocale } from '~/platform/i18n/locale.ts'
import { madeStale } from '~/platform/query/made-stale.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { query } from '~/platform/query/query.ts'

export const account = {
  /** null: no account on file (ACCT-19) */
  banking: (id: string) => query(getGetBankingDetailsQueryKey(id), (signal) => getBankingDetails(id, undefined, signal)),
  cardholder: (id: string) => query(getGetCardholderDetailsQueryKey(id), (signal) => getCardholderDetails(id, undefined, signal)),
  contactInfo: (id: string) => query(getGetContactInfoDetailsQueryKey(id), (signal) => getContactInfoDetails(id, undefined, signal)),
  /** everybody, also those whose coverage has ended (D-70) */
  people: (id: string) => query(getListParticipantsQueryKey(id), (signal) => listParticipants(id, undefined, undefined, signal)),
  /** the form that changes who is on the plan; the book of business says which one (CONTENT-07) */
  peopleForm: (id: string, params: GetFormParams) => query(getGetFormQueryKey(id, 'DEP', params), (signal) => getForm(id, 'DEP', params, undefined, signal)),
  /** for members whose plan changes direct deposit on paper only (D-60, CONTENT-08) */
  depositForm: (id: string) =>
    query(getGetFormQueryKey(id, 'DD', { locale: currentLocale() }), (signal) => getForm(id, 'DD', { locale: currentLocale() }, undefined, signal)),
}

/** Stores the account for direct deposit; what is on file is read anew (API-041). */
export const saveBanking = (id: string) => ({
  mutationFn: (details: BankingDetails) => updateBankingDetails(id, details),
  meta: { invalidates: madeStale('updateBankingDetails', id) },
})

/** Removes the account for direct deposit; what is on file is read anew (API-042). */
export const removeBanking = (id: string) => ({
  mutationFn: () => deleteBankingDetails(id),
  meta: { invalidates: madeStale('deleteBankingDetails', id) },
})

/** Stores address and telephone; what is on file is read anew (API-031). */
export const saveContact = (id: string) => ({
  mutationFn: (request: ContactInfoRequest) => updateContactInfoDetails(id, request),
  meta: { invalidates: madeStale('updateContactInfoDetails', id) },
})

/** What is on file at this moment, whatever the cache holds; undefined when that cannot be known now, which stops nobody from saving. */
export async function readContactNow(id: string): Promise<ContactInfoDetails | undefined> {
  try {
    const details = await getContactInfoDetails(id)
    queryClient.setQueryData(account.contactInfo(id).queryKey, details)
    return details
  } catch (error) {
    if (!isPortalError(error) || error.kind === 'cancelled' || error.kind === 'unauthorised') throw error
    return undefined
  }
}

/** Asks for another address to sign in with: a link goes there, nothing changes yet (API-032, D-40). */
export const askForEmailChange = (id: string) => ({ mutationFn: (email: string) => updateEmail(id, { email }) })

/** Stores the language the insurer writes in; who is signed in is read anew (API-029, D-66). */
export const saveLanguage = (id: string) => ({
  mutationFn: (preferredLanguage: PreferredLanguage) => updatePreferredLanguage(id, { preferredLanguage }),
  meta: { invalidates: madeStale('updatePreferredLanguage', id) },
})

/** Replaces the member's password; the session goes on (AUTH-16). */
export const replacePassword = (id: string) => ({
  mutationFn: (request: ChangePasswordRequest) => changePassword(id, request),
})
