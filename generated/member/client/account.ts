/**
 * Generated from the contract "Member service". Do not edit.
 */
import type {
  BankingDetails,
  CardholderDetails,
  ContactInfoDetails,
  ContactInfoRequest,
  EmailRequest,
  ListParticipantsParams,
  Participant,
  PreferredLanguageChoice,
  PreferredLanguageRequest,
  TermsAcceptance,
  TermsAcceptanceRequest
} from '../model';

import { memberClient } from '../../../src/platform/http/client.ts';
import type { BodyType } from '../../../src/platform/http/client.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

/**
 * Asked right after sign-in. False sends the member to the acceptance page before anything else; a failure does not hold anybody back (D-46). The older path /{id}/terms is the same thing and is not used (D-68).
 * @summary Read whether the terms are accepted
 */
export const getTermsAndConditions = (
    id: string,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<TermsAcceptance>(
      {url: `/${encodeURIComponent(String(id))}/terms-and-conditions`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getTermsAndConditions', timeout: 60000, expect: [200], authorization: 'required',  ...options});
    }

/**
 * Records the acceptance with the date of today and answers the new state (API-026). Repeating it changes nothing. The portal then reads the terms again.
 * @summary Accept the terms
 */
export const acceptTermsAndConditions = (
    id: string,
    termsAcceptanceRequest: BodyType<TermsAcceptanceRequest>,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<TermsAcceptance | null>(
      {url: `/${encodeURIComponent(String(id))}/terms-and-conditions`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: termsAcceptanceRequest, ...(signal ? { signal }: {})
    },
      { operationId: 'acceptTermsAndConditions', timeout: 60000, expect: [200], authorization: 'required', optionalBodies: [200],  ...options});
    }

/**
 * Names and numbers of the member card (API-028). 200 is the only success (D-141). provinceOfAdjudication decides drug and dental questions; bookOfBusiness chooses the form for changing people on the plan.
 * @summary Read who is signed in
 */
export const getCardholderDetails = (
    id: string,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<CardholderDetails>(
      {url: `/${encodeURIComponent(String(id))}/cardholder-details`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getCardholderDetails', timeout: 60000, expect: [200], authorization: 'required',  ...options});
    }

/**
 * Mailing address and telephone number on file (API-030).
 * @summary Read address and telephone
 */
export const getContactInfoDetails = (
    id: string,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<ContactInfoDetails>(
      {url: `/${encodeURIComponent(String(id))}/contact-info-details`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getContactInfoDetails', timeout: 60000, expect: [200], authorization: 'required',  ...options});
    }

/**
 * Replaces both and answers what is stored, with the postal code in capitals and one space (API-031, D-63). Canada needs province and postalCode, the United States state and zipCode, never both; addresses elsewhere cannot be changed online. Without an addressType it is the MAILING address. 400 and 422 mean that nothing was changed, the text says why. Only for members whose policy has updateMemberProfile, others get 403 (D-65). The portal then reads the contact information again.
 * @summary Change address and telephone
 */
export const updateContactInfoDetails = (
    id: string,
    contactInfoRequest: BodyType<ContactInfoRequest>,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<ContactInfoDetails | null>(
      {url: `/${encodeURIComponent(String(id))}/contact-info-details`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: contactInfoRequest, ...(signal ? { signal }: {})
    },
      { operationId: 'updateContactInfoDetails', timeout: 60000, expect: [200], authorization: 'required', optionalBodies: [200], errorName: 'updateUserInfo',  ...options});
    }

/**
 * Everybody covered now or before; with filter=active only those covered today, which is what pickers use (D-70). The order does not matter, the portal sorts by number with the cardholder first (D-71). 204 means nobody.
 * @summary List the people on the plan
 */
export const listParticipants = (
    id: string,
    params?: ListParticipantsParams,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<Participant[] | null>(
      {url: `/${encodeURIComponent(String(id))}/participants`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      { operationId: 'listParticipants', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

/**
 * Account into which claims are paid. 204 means none on file, which is not an error - before a claim the portal then offers to set it up (API-040, D-58). Asked again on every click on Submit claim.
 * @summary Read the direct deposit account
 */
export const getBankingDetails = (
    id: string,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<BankingDetails | null>(
      {url: `/${encodeURIComponent(String(id))}/banking-details`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getBankingDetails', timeout: 60000, expect: [200, 204], authorization: 'required', errorName: 'getDirectDeposit',  ...options});
    }

/**
 * Stores the account into which claims are paid from now on (API-041), the first time or in place of the one on file. Answers what is stored. 400 and 422 mean that nothing was changed, the text says why. Only for members whose policy has updateBanking, others get 403 (D-65).
 * @summary Set up or change direct deposit
 */
export const updateBankingDetails = (
    id: string,
    bankingDetails: BodyType<BankingDetails>,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<BankingDetails | null>(
      {url: `/${encodeURIComponent(String(id))}/banking-details`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: bankingDetails, ...(signal ? { signal }: {})
    },
      { operationId: 'updateBankingDetails', timeout: 60000, expect: [200], authorization: 'required', optionalBodies: [200], errorName: 'changeDirectDeposit',  ...options});
    }

/**
 * Forgets the account into which claims are paid (API-042). 200 and 204 mean that none is on file from now on, also when there was none before. Only for members whose policy has updateBanking, others get 403 (D-65). The portal then reads the banking details again, and finds 204.
 * @summary Remove direct deposit
 */
export const deleteBankingDetails = (
    id: string,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<null>(
      {url: `/${encodeURIComponent(String(id))}/banking-details`, method: 'DELETE', ...(signal ? { signal }: {})
    },
      { operationId: 'deleteBankingDetails', timeout: 60000, expect: [200, 204], authorization: 'required', ignoredBodies: [200], errorName: 'deleteDirectDeposit',  ...options});
    }

/**
 * Stores the language in which the insurer writes to this member, in capitals (API-029, D-44), and answers it. 200 is the only success; the portal then reads the cardholder details again and shows its pages in that language (D-66). On failure nothing changes.
 * @summary Choose the language of letters and e-mails
 */
export const updatePreferredLanguage = (
    id: string,
    preferredLanguageRequest: BodyType<PreferredLanguageRequest>,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<PreferredLanguageChoice | null>(
      {url: `/${encodeURIComponent(String(id))}/preferred-language`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: preferredLanguageRequest, ...(signal ? { signal }: {})
    },
      { operationId: 'updatePreferredLanguage', timeout: 60000, expect: [200], authorization: 'required', optionalBodies: [200], errorName: 'updateUserInfo',  ...options});
    }

/**
 * Sends an e-mail to the new address; its link, an UPDATE_EMAIL (see validateToken of the account service), carries the change out (API-032, D-40). Until then nothing changes, and the member signs in as before. Asking again sends a new link and ends the earlier one. 200 is the only success; it is also the answer when another account has the address, so that nobody learns who has one - confirmEmailChange then refuses with 409. 422 means that the address is the one on file. Only for members whose policy has updateMemberProfile, others get 403 (D-65).
 * @summary Ask for a change of e-mail address
 */
export const updateEmail = (
    id: string,
    emailRequest: BodyType<EmailRequest>,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<null>(
      {url: `/${encodeURIComponent(String(id))}/email`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: emailRequest, ...(signal ? { signal }: {})
    },
      { operationId: 'updateEmail', timeout: 60000, expect: [200], authorization: 'required', ignoredBodies: [200], errorName: 'updateEmail',  ...options});
    }
