/**
 * Generated from the contract "Member service". Do not edit.
 */
import * as zod from 'zod/mini';

import {
  BenefitsDescriptions,
  DentalBenefits,
  DentalLastService,
  LabelsByValue,
  Problem
} from './memberService.schemas.zod.ts';

/**
 * Descriptions without amounts, for members with suppressCoverage (API-056, D-12). A plan without dental coverage has none.
 * @summary Read dental coverage in words
 */
export const GetSuppressedDental200Response = BenefitsDescriptions

export const GetSuppressedDental204Response = /*#__PURE__*/ zod.void()

export const GetSuppressedDental401Response = Problem

export const GetSuppressedDental403Response = Problem

export const GetSuppressedDental429Response = Problem

export const GetSuppressedDental500Response = Problem

export const GetSuppressedDental503Response = Problem

/**
 * One address, two questions (D-149). Without a query, what the plan covers at the dentist. With specialty, province and codes, the services of these codes with the price of the guide and what the plan pays of it; all three are needed, else 422. 200 means that every code has a service, 400 that some have errors, 204 that there is no dental coverage. For members with maaxClaims (API-058, API-059). A person who is not on the plan answers 404, one who does not share information 403 (D-158).
 * @summary Read dental coverage or look codes up
 */
export const GetDentalBenefits200Response = DentalBenefits

export const GetDentalBenefits204Response = /*#__PURE__*/ zod.void()

export const GetDentalBenefits400Response = DentalBenefits

export const GetDentalBenefits401Response = Problem

export const GetDentalBenefits403Response = Problem

export const GetDentalBenefits404Response = Problem

export const GetDentalBenefits422Response = Problem

export const GetDentalBenefits429Response = Problem

export const GetDentalBenefits500Response = Problem

export const GetDentalBenefits503Response = Problem

/**
 * When each kind of dental service was last given, from claims of the member and of the dental office (API-060). In no particular order, the portal sorts by description (COV-18). 204 means that there has been none, or that there is no dental coverage. A person who is not on the plan answers 404, one who does not share information 403 (D-158).
 * @summary List last dental services of one person
 */
export const GetDentalLastServiceDetails200ResponseItem = DentalLastService
export const GetDentalLastServiceDetails200Response = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.array(GetDentalLastServiceDetails200ResponseItem).check(/*#__PURE__*/ zod.maxLength(100)))

export const GetDentalLastServiceDetails204Response = /*#__PURE__*/ zod.void()

export const GetDentalLastServiceDetails400Response = Problem

export const GetDentalLastServiceDetails401Response = Problem

export const GetDentalLastServiceDetails403Response = Problem

export const GetDentalLastServiceDetails404Response = Problem

export const GetDentalLastServiceDetails429Response = Problem

export const GetDentalLastServiceDetails500Response = Problem

export const GetDentalLastServiceDetails503Response = Problem

/**
 * Provinces and territories to choose from in a search, by the value to send (API-061). For members with maaxClaims. 204 means that there is no dental coverage, and leaves the list empty (COV-16).
 * @summary List dental provinces
 */
export const ListDentalProvinces200Response = LabelsByValue

export const ListDentalProvinces204Response = /*#__PURE__*/ zod.void()

export const ListDentalProvinces401Response = Problem

export const ListDentalProvinces403Response = Problem

export const ListDentalProvinces429Response = Problem

export const ListDentalProvinces500Response = Problem

export const ListDentalProvinces503Response = Problem

/**
 * Kinds of dental providers to choose from in a search, by the value to send (API-062). For members with maaxClaims. 204 means that there is no dental coverage, and leaves the list empty (COV-16).
 * @summary List dental specialties
 */
export const ListDentalSpecialties200Response = LabelsByValue

export const ListDentalSpecialties204Response = /*#__PURE__*/ zod.void()

export const ListDentalSpecialties401Response = Problem

export const ListDentalSpecialties403Response = Problem

export const ListDentalSpecialties429Response = Problem

export const ListDentalSpecialties500Response = Problem

export const ListDentalSpecialties503Response = Problem

/**
 * Provinces and territories to choose from in a search, by the value to send (API-063). For members without maaxClaims (COV-20). 204 means that there is no dental coverage, and leaves the list empty (COV-16).
 * @summary List dental provinces of the alternate page
 */
export const ListCoveragesDentalProvinces200Response = LabelsByValue

export const ListCoveragesDentalProvinces204Response = /*#__PURE__*/ zod.void()

export const ListCoveragesDentalProvinces401Response = Problem

export const ListCoveragesDentalProvinces403Response = Problem

export const ListCoveragesDentalProvinces429Response = Problem

export const ListCoveragesDentalProvinces500Response = Problem

export const ListCoveragesDentalProvinces503Response = Problem

/**
 * Kinds of dental providers to choose from in a search, by the value to send (API-064). For members without maaxClaims (COV-20). 204 means that there is no dental coverage, and leaves the list empty (COV-16).
 * @summary List dental specialties of the alternate page
 */
export const ListCoveragesDentalSpecialties200Response = LabelsByValue

export const ListCoveragesDentalSpecialties204Response = /*#__PURE__*/ zod.void()

export const ListCoveragesDentalSpecialties401Response = Problem

export const ListCoveragesDentalSpecialties403Response = Problem

export const ListCoveragesDentalSpecialties429Response = Problem

export const ListCoveragesDentalSpecialties500Response = Problem

export const ListCoveragesDentalSpecialties503Response = Problem

/**
 * One address, two questions (D-149). Without a query, what the plan covers at the dentist. With specialty, province and codes, the services of these codes with the price of the guide and what the plan pays of it; all three are needed, else 422. 200 means that every code has a service, 400 that some have errors, 204 that there is no dental coverage. For members without maaxClaims (API-065, COV-20).
 * @summary Read dental coverage of the plan or look codes up
 */
export const GetCoveragesDental200Response = DentalBenefits

export const GetCoveragesDental204Response = /*#__PURE__*/ zod.void()

export const GetCoveragesDental400Response = DentalBenefits

export const GetCoveragesDental401Response = Problem

export const GetCoveragesDental403Response = Problem

export const GetCoveragesDental422Response = Problem

export const GetCoveragesDental429Response = Problem

export const GetCoveragesDental500Response = Problem

export const GetCoveragesDental503Response = Problem
