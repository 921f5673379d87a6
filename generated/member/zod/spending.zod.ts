/**
 * Generated from the contract "Member service". Do not edit.
 */
import * as zod from 'zod/mini';

import {
  HsaClaimGroups,
  HsaEligibleService,
  Problem,
  SpendingAccount,
  SpendingProductBalances,
  WellnessBenefits,
  WellnessCategories
} from './memberService.schemas.zod.ts';

/**
 * The account with its periods, for members with maaxClaims (API-077, D-11). Only 200 is an answer. There is no 204 on purpose - for this call it would be an error (D-88), so a member without an account gets 404.
 * @summary Read the health spending account
 */
export const GetHealthSpendingAccount200Response = SpendingAccount

export const GetHealthSpendingAccount401Response = Problem

export const GetHealthSpendingAccount403Response = Problem

export const GetHealthSpendingAccount404Response = Problem

export const GetHealthSpendingAccount429Response = Problem

export const GetHealthSpendingAccount500Response = Problem

export const GetHealthSpendingAccount503Response = Problem

/**
 * The accounts of one kind with their current period, for members without maaxClaims (API-079, D-11). The specification shows type=hsa; type=pwa asks for the personal wellness account. A member without such an account gets an empty list and 0.00.
 * @summary Read the balances of spending products
 */
export const GetHealthSpendingProductBalances200Response = SpendingProductBalances

export const GetHealthSpendingProductBalances400Response = Problem

export const GetHealthSpendingProductBalances401Response = Problem

export const GetHealthSpendingProductBalances403Response = Problem

export const GetHealthSpendingProductBalances429Response = Problem

export const GetHealthSpendingProductBalances500Response = Problem

export const GetHealthSpendingProductBalances503Response = Problem

/**
 * The same services as searchHsaEligibleClaims, in groups by claim, for members without maaxClaims (API-080, D-116). 204 means that there are none, the portal raises no-claims-found and says so on the page (D-88, ERR-14). A failure other than 422 is a plain error.
 * @summary List claims the health spending account can pay, in groups
 */
export const ListHsaEligibleClaims200Response = HsaClaimGroups

export const ListHsaEligibleClaims204Response = /*#__PURE__*/ zod.void()

export const ListHsaEligibleClaims401Response = Problem

export const ListHsaEligibleClaims403Response = Problem

export const ListHsaEligibleClaims422Response = Problem

export const ListHsaEligibleClaims429Response = Problem

export const ListHsaEligibleClaims500Response = Problem

export const ListHsaEligibleClaims503Response = Problem

/**
 * What processed claims have left unpaid, one entry for each line, newest first, for members with maaxClaims (API-081, D-116). A line is offered once - not while a request to pay it from the account is open, and then only what is left of it. To pay some, the member sends them as hsaServices of an XX-HSA claim. 204 means that there are none, the portal raises no-claims-found and says so on the page (D-88, ERR-14). A failure other than 422 is a plain error.
 * @summary List services the health spending account can pay
 */
export const SearchHsaEligibleClaims200ResponseItem = HsaEligibleService
export const SearchHsaEligibleClaims200Response = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.array(SearchHsaEligibleClaims200ResponseItem).check(/*#__PURE__*/ zod.maxLength(100)))

export const SearchHsaEligibleClaims204Response = /*#__PURE__*/ zod.void()

export const SearchHsaEligibleClaims401Response = Problem

export const SearchHsaEligibleClaims403Response = Problem

export const SearchHsaEligibleClaims422Response = Problem

export const SearchHsaEligibleClaims429Response = Problem

export const SearchHsaEligibleClaims500Response = Problem

export const SearchHsaEligibleClaims503Response = Problem

/**
 * The account with its periods (API-082). Any status but 200 is an error; a member without an account gets 404.
 * @summary Read the personal wellness account
 */
export const GetPersonalWellnessAccount200Response = SpendingAccount

export const GetPersonalWellnessAccount401Response = Problem

export const GetPersonalWellnessAccount403Response = Problem

export const GetPersonalWellnessAccount404Response = Problem

export const GetPersonalWellnessAccount429Response = Problem

export const GetPersonalWellnessAccount500Response = Problem

export const GetPersonalWellnessAccount503Response = Problem

/**
 * Eligible expenses in the language of the call, in categories (API-083). With categorized=false a flat list of the same expenses, for the service list of an XX-PSA claim (API-084); any failure of that is null for the portal and gives an empty list, so the caller handles failures (D-86).
 * @summary List what the personal wellness account pays
 */
export const ListPersonalWellnessServices200Response = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.union([WellnessCategories,WellnessBenefits]))

export const ListPersonalWellnessServices204Response = /*#__PURE__*/ zod.void()

export const ListPersonalWellnessServices400Response = Problem

export const ListPersonalWellnessServices401Response = Problem

export const ListPersonalWellnessServices403Response = Problem

export const ListPersonalWellnessServices404Response = Problem

export const ListPersonalWellnessServices429Response = Problem

export const ListPersonalWellnessServices500Response = Problem

export const ListPersonalWellnessServices503Response = Problem
