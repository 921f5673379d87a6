/**
 * Generated from the contract "Member service" 1.0.0. Do not edit.
 */
import type {
  BankingDetails,
  CardholderDetails,
  ContactInfoDetails,
  ListParticipantsParams,
  Participant,
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

      return memberClient<TermsAcceptance>(
      {url: `/${encodeURIComponent(String(id))}/terms-and-conditions`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: termsAcceptanceRequest, ...(signal ? { signal }: {})
    },
      { operationId: 'acceptTermsAndConditions', timeout: 60000, expect: [200], authorization: 'required',  ...options});
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

      return memberClient<BankingDetails>(
      {url: `/${encodeURIComponent(String(id))}/banking-details`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: bankingDetails, ...(signal ? { signal }: {})
    },
      { operationId: 'updateBankingDetails', timeout: 60000, expect: [200], authorization: 'required', errorName: 'changeDirectDeposit',  ...options});
    }

export const getGetTermsAndConditionsQueryKey = (id: string) => ['getTermsAndConditions', id] as const

export const getGetCardholderDetailsQueryKey = (id: string) => ['getCardholderDetails', id] as const

export const getGetContactInfoDetailsQueryKey = (id: string) => ['getContactInfoDetails', id] as const

export const getListParticipantsQueryKey = (id: string, params?: ListParticipantsParams) => ['listParticipants', id, ...(params ? [params] : [])] as const

export const getGetBankingDetailsQueryKey = (id: string) => ['getBankingDetails', id] as const
