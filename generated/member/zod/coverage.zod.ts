/**
 * Generated from the contract "Member service". Do not edit.
 */
import * as zod from 'zod/mini';

import {
  AccountBalance,
  BenefitsResult,
  Problem
} from './memberService.schemas.zod.ts';

/**
 * What the plan includes, in the language of the call. Cards of My coverage, the health spending account guard and the benefit filter of history read it. Any failure counts as unknown, null, and opens nothing (API-072).
 * @summary List the benefits of the plan
 */
export const ListBenefits200Response = BenefitsResult

export const ListBenefits401Response = Problem

export const ListBenefits403Response = Problem

export const ListBenefits429Response = Problem

export const ListBenefits500Response = Problem

export const ListBenefits503Response = Problem

/**
 * What the member can still use. 204 means no account or nothing in it, shown as zero (API-078).
 * @summary Read the health spending account balance
 */
export const GetHealthSpendingAccountBalance200Response = AccountBalance

export const GetHealthSpendingAccountBalance204Response = /*#__PURE__*/ zod.void()

export const GetHealthSpendingAccountBalance401Response = Problem

export const GetHealthSpendingAccountBalance403Response = Problem

export const GetHealthSpendingAccountBalance429Response = Problem

export const GetHealthSpendingAccountBalance500Response = Problem

export const GetHealthSpendingAccountBalance503Response = Problem

/**
 * What the member can still use. 204 means that there is no account (API-085).
 * @summary Read the personal wellness account balance
 */
export const GetPersonalWellnessBalance200Response = AccountBalance

export const GetPersonalWellnessBalance204Response = /*#__PURE__*/ zod.void()

export const GetPersonalWellnessBalance401Response = Problem

export const GetPersonalWellnessBalance403Response = Problem

export const GetPersonalWellnessBalance429Response = Problem

export const GetPersonalWellnessBalance500Response = Problem

export const GetPersonalWellnessBalance503Response = Problem
