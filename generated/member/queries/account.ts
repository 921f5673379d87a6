/** Hooks of the portal. Generated from the contracts. Do not edit. */
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import type { OperationOptions } from '../../../src/platform/http/client.ts'
import { memberQuery } from '../../../src/platform/query/query.ts'
import { memberId } from '../../../src/platform/session/session-store.ts'
import { acceptTermsAndConditions, deleteBankingDetails, getBankingDetails, getCardholderDetails, getContactInfoDetails, getTermsAndConditions, listParticipants, updateBankingDetails, updateContactInfoDetails, updateEmail, updatePreferredLanguage } from '../client/account.ts'
import type { BankingDetails, ContactInfoRequest, EmailRequest, ListParticipantsParams, PreferredLanguageRequest, TermsAcceptanceRequest } from '../model/index.ts'

/** Read whether the terms are accepted */
export const getTermsAndConditionsQuery = (options?: OperationOptions) => memberQuery(['getTermsAndConditions'], (id, signal) => getTermsAndConditions(id, options, signal))
/** Read whether the terms are accepted */
export const useGetTermsAndConditions = () => useSuspenseQuery(getTermsAndConditionsQuery())

/** Accept the terms */
export const acceptTermsAndConditionsMutation = (options?: OperationOptions) => {
  const id = memberId()
  return { mutationFn: (body: TermsAcceptanceRequest) => acceptTermsAndConditions(id, body, options), meta: { invalidates: [['getTermsAndConditions', id]] } }
}
/** Accept the terms */
export const useAcceptTermsAndConditions = () => useMutation(acceptTermsAndConditionsMutation())

/** Read who is signed in */
export const getCardholderDetailsQuery = (options?: OperationOptions) => memberQuery(['getCardholderDetails'], (id, signal) => getCardholderDetails(id, options, signal))
/** Read who is signed in */
export const useGetCardholderDetails = () => useSuspenseQuery(getCardholderDetailsQuery())

/** Read address and telephone */
export const getContactInfoDetailsQuery = (options?: OperationOptions) => memberQuery(['getContactInfoDetails'], (id, signal) => getContactInfoDetails(id, options, signal))
/** Read address and telephone */
export const useGetContactInfoDetails = () => useSuspenseQuery(getContactInfoDetailsQuery())

/** Change address and telephone */
export const updateContactInfoDetailsMutation = (options?: OperationOptions) => {
  const id = memberId()
  return { mutationFn: (body: ContactInfoRequest) => updateContactInfoDetails(id, body, options), meta: { invalidates: [['getContactInfoDetails', id]] } }
}
/** Change address and telephone */
export const useUpdateContactInfoDetails = () => useMutation(updateContactInfoDetailsMutation())

/** List the people on the plan */
export const listParticipantsQuery = (params?: ListParticipantsParams, options?: OperationOptions) => memberQuery(['listParticipants', params], (id, signal) => listParticipants(id, params, options, signal))
/** List the people on the plan */
export const useListParticipants = (params?: ListParticipantsParams) => useSuspenseQuery(listParticipantsQuery(params))

/** Read the direct deposit account */
export const getBankingDetailsQuery = (options?: OperationOptions) => memberQuery(['getBankingDetails'], (id, signal) => getBankingDetails(id, options, signal))
/** Read the direct deposit account */
export const useGetBankingDetails = () => useSuspenseQuery(getBankingDetailsQuery())

/** Set up or change direct deposit */
export const updateBankingDetailsMutation = (options?: OperationOptions) => {
  const id = memberId()
  return { mutationFn: (body: BankingDetails) => updateBankingDetails(id, body, options), meta: { invalidates: [['getBankingDetails', id]] } }
}
/** Set up or change direct deposit */
export const useUpdateBankingDetails = () => useMutation(updateBankingDetailsMutation())

/** Remove direct deposit */
export const deleteBankingDetailsMutation = (options?: OperationOptions) => {
  const id = memberId()
  return { mutationFn: () => deleteBankingDetails(id, options), meta: { invalidates: [['getBankingDetails', id]] } }
}
/** Remove direct deposit */
export const useDeleteBankingDetails = () => useMutation(deleteBankingDetailsMutation())

/** Choose the language of letters and e-mails */
export const updatePreferredLanguageMutation = (options?: OperationOptions) => {
  const id = memberId()
  return { mutationFn: (body: PreferredLanguageRequest) => updatePreferredLanguage(id, body, options), meta: { invalidates: [['getCardholderDetails', id]] } }
}
/** Choose the language of letters and e-mails */
export const useUpdatePreferredLanguage = () => useMutation(updatePreferredLanguageMutation())

/** Ask for a change of e-mail address */
export const updateEmailMutation = (options?: OperationOptions) => {
  const id = memberId()
  return { mutationFn: (body: EmailRequest) => updateEmail(id, body, options) }
}
/** Ask for a change of e-mail address */
export const useUpdateEmail = () => useMutation(updateEmailMutation())
