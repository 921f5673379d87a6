/**
 * Generated from the contract "Member service". Do not edit.
 */
import * as zod from 'zod/mini';

import {
  BankingDetails,
  CardholderDetails,
  ContactInfoDetails,
  ContactInfoRequest,
  EmailRequest,
  Participant,
  PreferredLanguageChoice,
  PreferredLanguageRequest,
  Problem,
  TermsAcceptance,
  TermsAcceptanceRequest
} from './memberService.schemas.zod.ts';

/**
 * Asked right after sign-in. False sends the member to the acceptance page before anything else; a failure does not hold anybody back (D-46). The older path /{id}/terms is the same thing and is not used (D-68).
 * @summary Read whether the terms are accepted
 */
export const GetTermsAndConditions200Response = TermsAcceptance

export const GetTermsAndConditions401Response = Problem

export const GetTermsAndConditions403Response = Problem

export const GetTermsAndConditions429Response = Problem

export const GetTermsAndConditions500Response = Problem

export const GetTermsAndConditions503Response = Problem

/**
 * Records the acceptance with the date of today and answers the new state (API-026). Repeating it changes nothing. The portal then reads the terms again.
 * @summary Accept the terms
 */
export const AcceptTermsAndConditionsBody = TermsAcceptanceRequest

export const AcceptTermsAndConditions200Response = TermsAcceptance

export const AcceptTermsAndConditions400Response = Problem

export const AcceptTermsAndConditions401Response = Problem

export const AcceptTermsAndConditions403Response = Problem

export const AcceptTermsAndConditions429Response = Problem

export const AcceptTermsAndConditions500Response = Problem

export const AcceptTermsAndConditions503Response = Problem

/**
 * Names and numbers of the member card (API-028). 200 is the only success (D-141). provinceOfAdjudication decides drug and dental questions; bookOfBusiness chooses the form for changing people on the plan.
 * @summary Read who is signed in
 */
export const GetCardholderDetails200Response = CardholderDetails

export const GetCardholderDetails401Response = Problem

export const GetCardholderDetails403Response = Problem

export const GetCardholderDetails429Response = Problem

export const GetCardholderDetails500Response = Problem

export const GetCardholderDetails503Response = Problem

/**
 * Mailing address and telephone number on file (API-030).
 * @summary Read address and telephone
 */
export const GetContactInfoDetails200Response = ContactInfoDetails

export const GetContactInfoDetails401Response = Problem

export const GetContactInfoDetails403Response = Problem

export const GetContactInfoDetails429Response = Problem

export const GetContactInfoDetails500Response = Problem

export const GetContactInfoDetails503Response = Problem

/**
 * Replaces both and answers what is stored, with the postal code in capitals and one space (API-031, D-63). Canada needs province and postalCode, the United States state and zipCode, never both; addresses elsewhere cannot be changed online. Without an addressType it is the MAILING address. 400 and 422 mean that nothing was changed, the text says why. Only for members whose policy has updateMemberProfile, others get 403 (D-65). The portal then reads the contact information again.
 * @summary Change address and telephone
 */
export const UpdateContactInfoDetailsBody = ContactInfoRequest

export const UpdateContactInfoDetails200Response = ContactInfoDetails

export const UpdateContactInfoDetails400Response = Problem

export const UpdateContactInfoDetails401Response = Problem

export const UpdateContactInfoDetails403Response = Problem

export const UpdateContactInfoDetails422Response = Problem

export const UpdateContactInfoDetails429Response = Problem

export const UpdateContactInfoDetails500Response = Problem

export const UpdateContactInfoDetails503Response = Problem

/**
 * Everybody covered now or before; with filter=active only those covered today, which is what pickers use (D-70). The order does not matter, the portal sorts by number with the cardholder first (D-71). 204 means nobody.
 * @summary List the people on the plan
 */
export const ListParticipants200ResponseItem = Participant
export const ListParticipants200Response = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.array(ListParticipants200ResponseItem).check(/*#__PURE__*/ zod.maxLength(50)))

export const ListParticipants204Response = /*#__PURE__*/ zod.void()

export const ListParticipants400Response = Problem

export const ListParticipants401Response = Problem

export const ListParticipants403Response = Problem

export const ListParticipants429Response = Problem

export const ListParticipants500Response = Problem

export const ListParticipants503Response = Problem

/**
 * Account into which claims are paid. 204 means none on file, which is not an error - before a claim the portal then offers to set it up (API-040, D-58). Asked again on every click on Submit claim.
 * @summary Read the direct deposit account
 */
export const GetBankingDetails200Response = BankingDetails

export const GetBankingDetails204Response = /*#__PURE__*/ zod.void()

export const GetBankingDetails401Response = Problem

export const GetBankingDetails403Response = Problem

export const GetBankingDetails429Response = Problem

export const GetBankingDetails500Response = Problem

export const GetBankingDetails503Response = Problem

/**
 * Stores the account into which claims are paid from now on (API-041), the first time or in place of the one on file. Answers what is stored. 400 and 422 mean that nothing was changed, the text says why. Only for members whose policy has updateBanking, others get 403 (D-65).
 * @summary Set up or change direct deposit
 */
export const UpdateBankingDetailsBody = BankingDetails

export const UpdateBankingDetails200Response = BankingDetails

export const UpdateBankingDetails400Response = Problem

export const UpdateBankingDetails401Response = Problem

export const UpdateBankingDetails403Response = Problem

export const UpdateBankingDetails422Response = Problem

export const UpdateBankingDetails429Response = Problem

export const UpdateBankingDetails500Response = Problem

export const UpdateBankingDetails503Response = Problem

/**
 * Forgets the account into which claims are paid (API-042). 200 and 204 mean that none is on file from now on, also when there was none before. Only for members whose policy has updateBanking, others get 403 (D-65). The portal then reads the banking details again, and finds 204.
 * @summary Remove direct deposit
 */
export const DeleteBankingDetails200Response = /*#__PURE__*/ zod.unknown()

export const DeleteBankingDetails204Response = /*#__PURE__*/ zod.void()

export const DeleteBankingDetails401Response = Problem

export const DeleteBankingDetails403Response = Problem

export const DeleteBankingDetails429Response = Problem

export const DeleteBankingDetails500Response = Problem

export const DeleteBankingDetails503Response = Problem

/**
 * Stores the language in which the insurer writes to this member, in capitals (API-029, D-44), and answers it. 200 is the only success; the portal then reads the cardholder details again and shows its pages in that language (D-66). On failure nothing changes.
 * @summary Choose the language of letters and e-mails
 */
export const UpdatePreferredLanguageBody = PreferredLanguageRequest

export const UpdatePreferredLanguage200Response = PreferredLanguageChoice

export const UpdatePreferredLanguage400Response = Problem

export const UpdatePreferredLanguage401Response = Problem

export const UpdatePreferredLanguage403Response = Problem

export const UpdatePreferredLanguage429Response = Problem

export const UpdatePreferredLanguage500Response = Problem

export const UpdatePreferredLanguage503Response = Problem

/**
 * Sends an e-mail to the new address; its link, an UPDATE_EMAIL (see validateToken of the account service), carries the change out (API-032, D-40). Until then nothing changes, and the member signs in as before. Asking again sends a new link and ends the earlier one. 200 is the only success; it is also the answer when another account has the address, so that nobody learns who has one - confirmEmailChange then refuses with 409. 422 means that the address is the one on file. Only for members whose policy has updateMemberProfile, others get 403 (D-65).
 * @summary Ask for a change of e-mail address
 */
export const UpdateEmailBody = EmailRequest

export const UpdateEmail200Response = /*#__PURE__*/ zod.unknown()

export const UpdateEmail400Response = Problem

export const UpdateEmail401Response = Problem

export const UpdateEmail403Response = Problem

export const UpdateEmail422Response = Problem

export const UpdateEmail429Response = Problem

export const UpdateEmail500Response = Problem

export const UpdateEmail503Response = Problem
