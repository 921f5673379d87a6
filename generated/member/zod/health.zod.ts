/**
 * Generated from the contract "Member service". Do not edit.
 */
import * as zod from 'zod/mini';

import {
  BenefitCategory,
  BenefitFamiliesResult,
  BenefitsDescriptions,
  CoveredServiceDetails,
  Problem,
  ProvisionMap
} from './memberService.schemas.zod.ts';

/**
 * Families for members without maaxClaims (API-051, D-11), in the same form as those of hospital. A plan without extended health coverage has no families. 204 means none.
 * @summary List families of extended health benefits
 */
export const ListExtendedHealthFamilies200Response = BenefitFamiliesResult

export const ListExtendedHealthFamilies204Response = /*#__PURE__*/ zod.void()

export const ListExtendedHealthFamilies401Response = Problem

export const ListExtendedHealthFamilies403Response = Problem

export const ListExtendedHealthFamilies429Response = Problem

export const ListExtendedHealthFamilies500Response = Problem

export const ListExtendedHealthFamilies503Response = Problem

/**
 * Products of the benefit with their provisions, and what holds for all of them (API-052). Sentences may begin with a dash and a space, which the portal removes (COV-36). 404 means that the plan has no such benefit.
 * @summary Read one extended health benefit of a family
 */
export const GetExtendedHealthFamilyDetails200Response = ProvisionMap

export const GetExtendedHealthFamilyDetails400Response = Problem

export const GetExtendedHealthFamilyDetails401Response = Problem

export const GetExtendedHealthFamilyDetails403Response = Problem

export const GetExtendedHealthFamilyDetails404Response = Problem

export const GetExtendedHealthFamilyDetails429Response = Problem

export const GetExtendedHealthFamilyDetails500Response = Problem

export const GetExtendedHealthFamilyDetails503Response = Problem

/**
 * Covered services by category, for members with maaxClaims (API-053, D-11). The group vision opens the Vision card of My coverage (D-09). 204 means that the person has no extended health coverage, kept by the portal as an empty list. A person who is not on the plan answers 404, one who does not share information 403 (D-158).
 * @summary List extended health services of one person
 */
export const ListHealthBenefits200ResponseItem = BenefitCategory
export const ListHealthBenefits200Response = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.array(ListHealthBenefits200ResponseItem).check(/*#__PURE__*/ zod.maxLength(30)))

export const ListHealthBenefits204Response = /*#__PURE__*/ zod.void()

export const ListHealthBenefits400Response = Problem

export const ListHealthBenefits401Response = Problem

export const ListHealthBenefits403Response = Problem

export const ListHealthBenefits404Response = Problem

export const ListHealthBenefits429Response = Problem

export const ListHealthBenefits500Response = Problem

export const ListHealthBenefits503Response = Problem

/**
 * What the plan pays and asks for, where the service stands in the catalogue, and the services next to it (API-054, COV-39). 404 means that the plan has no such service. A person who is not on the plan answers 404, one who does not share information 403 (D-158).
 * @summary Read one extended health service of one person
 */
export const GetHealthBenefit200Response = CoveredServiceDetails

export const GetHealthBenefit400Response = Problem

export const GetHealthBenefit401Response = Problem

export const GetHealthBenefit403Response = Problem

export const GetHealthBenefit404Response = Problem

export const GetHealthBenefit429Response = Problem

export const GetHealthBenefit500Response = Problem

export const GetHealthBenefit503Response = Problem

/**
 * Descriptions without amounts, for members with suppressCoverage (API-055). A plan without extended health coverage has none.
 * @summary Read extended health coverage in words
 */
export const GetSuppressedExtendedHealth200Response = BenefitsDescriptions

export const GetSuppressedExtendedHealth204Response = /*#__PURE__*/ zod.void()

export const GetSuppressedExtendedHealth401Response = Problem

export const GetSuppressedExtendedHealth403Response = Problem

export const GetSuppressedExtendedHealth429Response = Problem

export const GetSuppressedExtendedHealth500Response = Problem

export const GetSuppressedExtendedHealth503Response = Problem
