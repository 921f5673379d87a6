/**
 * Generated from the contract "Member service". Do not edit.
 */
import * as zod from 'zod/mini';

import {
  BenefitCategory,
  BenefitFamiliesResult,
  CoveredServiceDetails,
  Problem,
  ProvisionMap,
  SuppressedHospitalResult
} from './memberService.schemas.zod.ts';

/**
 * Families for members without maaxClaims (API-046, D-11), under data and the key 01 (CONST-31). The portal splits titles at the first opening parenthesis and puts spaces around slashes (COV-24, COV-25). A plan without hospital coverage has no families. 204 means none.
 * @summary List families of hospital benefits
 */
export const ListHospitalFamilies200Response = BenefitFamiliesResult

export const ListHospitalFamilies204Response = /*#__PURE__*/ zod.void()

export const ListHospitalFamilies401Response = Problem

export const ListHospitalFamilies403Response = Problem

export const ListHospitalFamilies429Response = Problem

export const ListHospitalFamilies500Response = Problem

export const ListHospitalFamilies503Response = Problem

/**
 * Products of the benefit with their provisions, and what holds for all of them (API-047). Sentences may begin with a dash and a space, which the portal removes (COV-29). 404 means that the plan has no such benefit.
 * @summary Read one hospital benefit of a family
 */
export const GetHospitalFamilyDetails200Response = ProvisionMap

export const GetHospitalFamilyDetails400Response = Problem

export const GetHospitalFamilyDetails401Response = Problem

export const GetHospitalFamilyDetails403Response = Problem

export const GetHospitalFamilyDetails404Response = Problem

export const GetHospitalFamilyDetails429Response = Problem

export const GetHospitalFamilyDetails500Response = Problem

export const GetHospitalFamilyDetails503Response = Problem

/**
 * Covered services by category, for members with maaxClaims (API-048, D-11). 204 means that the person has no hospital coverage, which the portal shows as such. A person who is not on the plan answers 404, one who does not share information 403 (D-158).
 * @summary List hospital services of one person
 */
export const ListHospitalBenefits200ResponseItem = BenefitCategory
export const ListHospitalBenefits200Response = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.array(ListHospitalBenefits200ResponseItem).check(/*#__PURE__*/ zod.maxLength(30)))

export const ListHospitalBenefits204Response = /*#__PURE__*/ zod.void()

export const ListHospitalBenefits400Response = Problem

export const ListHospitalBenefits401Response = Problem

export const ListHospitalBenefits403Response = Problem

export const ListHospitalBenefits404Response = Problem

export const ListHospitalBenefits429Response = Problem

export const ListHospitalBenefits500Response = Problem

export const ListHospitalBenefits503Response = Problem

/**
 * What the plan pays and asks for, where the service stands in the catalogue, and the services next to it (API-049, COV-31). 404 means that the plan has no such service. A person who is not on the plan answers 404, one who does not share information 403 (D-158).
 * @summary Read one hospital service of one person
 */
export const GetHospitalBenefit200Response = CoveredServiceDetails

export const GetHospitalBenefit400Response = Problem

export const GetHospitalBenefit401Response = Problem

export const GetHospitalBenefit403Response = Problem

export const GetHospitalBenefit404Response = Problem

export const GetHospitalBenefit429Response = Problem

export const GetHospitalBenefit500Response = Problem

export const GetHospitalBenefit503Response = Problem

/**
 * Descriptions without amounts, for members with suppressCoverage (API-050). The portal keeps each benefit under its code and the language. A plan without hospital coverage has none.
 * @summary Read hospital coverage in words
 */
export const GetSuppressedHospital200Response = SuppressedHospitalResult

export const GetSuppressedHospital204Response = /*#__PURE__*/ zod.void()

export const GetSuppressedHospital401Response = Problem

export const GetSuppressedHospital403Response = Problem

export const GetSuppressedHospital429Response = Problem

export const GetSuppressedHospital500Response = Problem

export const GetSuppressedHospital503Response = Problem
