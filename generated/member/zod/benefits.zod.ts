/**
 * Generated from the contract "Member service". Do not edit.
 */
import * as zod from 'zod/mini';

import {
  LifeBenefit,
  OnlineDoctors,
  Problem
} from './memberService.schemas.zod.ts';

/**
 * What the plan pays on death, accident, critical illness and disability, with beneficiaries (API-069). Any status but 200 is an error (COV-54). A plan without the benefit has an empty list.
 * @summary Read life and disability benefits
 */
export const GetLifeDisabilityBenefits200ResponseItem = LifeBenefit
export const GetLifeDisabilityBenefits200Response = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.array(GetLifeDisabilityBenefits200ResponseItem).check(/*#__PURE__*/ zod.maxLength(40)))

export const GetLifeDisabilityBenefits401Response = Problem

export const GetLifeDisabilityBenefits403Response = Problem

export const GetLifeDisabilityBenefits429Response = Problem

export const GetLifeDisabilityBenefits500Response = Problem

export const GetLifeDisabilityBenefits503Response = Problem

/**
 * What the member has chosen and pays for in addition, in the same form as life and disability (API-070). Any status but 200 is an error (COV-58). Nothing chosen is an empty list.
 * @summary Read optional benefits
 */
export const GetOptionalBenefits200ResponseItem = LifeBenefit
export const GetOptionalBenefits200Response = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.array(GetOptionalBenefits200ResponseItem).check(/*#__PURE__*/ zod.maxLength(40)))

export const GetOptionalBenefits401Response = Problem

export const GetOptionalBenefits403Response = Problem

export const GetOptionalBenefits429Response = Problem

export const GetOptionalBenefits500Response = Problem

export const GetOptionalBenefits503Response = Problem

/**
 * What the plan covers of online doctors, and how to get in (API-071). The text is shown as it is, prices included (CONST-29). Any status but 200 is an error (COV-59).
 * @summary Read online doctors
 */
export const GetOnlineDoctors200Response = OnlineDoctors

export const GetOnlineDoctors401Response = Problem

export const GetOnlineDoctors403Response = Problem

export const GetOnlineDoctors404Response = Problem

export const GetOnlineDoctors429Response = Problem

export const GetOnlineDoctors500Response = Problem

export const GetOnlineDoctors503Response = Problem
