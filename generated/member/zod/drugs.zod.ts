/**
 * Generated from the contract "Member service". Do not edit.
 */
import * as zod from 'zod/mini';

import {
  BenefitsDescriptions,
  DrugBenefit,
  DrugDetails,
  DrugSummary,
  Problem
} from './memberService.schemas.zod.ts';

/**
 * Descriptions without amounts, for members with suppressCoverage (API-057, D-12). A plan without drug coverage has none.
 * @summary Read drug coverage in words
 */
export const GetSuppressedDrug200Response = BenefitsDescriptions

export const GetSuppressedDrug204Response = /*#__PURE__*/ zod.void()

export const GetSuppressedDrug401Response = Problem

export const GetSuppressedDrug403Response = Problem

export const GetSuppressedDrug429Response = Problem

export const GetSuppressedDrug500Response = Problem

export const GetSuppressedDrug503Response = Problem

/**
 * Drugs by part of a name or ingredient, or by a drug identification number of eight digits, which must match exactly (API-066, D-130). Capitals and accents do not matter; names come first that begin with what was asked. 204 means that nothing was found. A failure goes to the page that asked (COV-44). A person who is not on the plan answers 404, one who does not share information 403 (D-158).
 * @summary Search drugs
 */
export const SearchDrugs200ResponseItem = DrugSummary
export const SearchDrugs200Response = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.array(SearchDrugs200ResponseItem).check(/*#__PURE__*/ zod.maxLength(100)))

export const SearchDrugs204Response = /*#__PURE__*/ zod.void()

export const SearchDrugs400Response = Problem

export const SearchDrugs401Response = Problem

export const SearchDrugs403Response = Problem

export const SearchDrugs404Response = Problem

export const SearchDrugs429Response = Problem

export const SearchDrugs500Response = Problem

export const SearchDrugs503Response = Problem

/**
 * Each drug asked for, for one person and province, with drugs to compare and generics of the same ingredient (API-067). The answer depends on person and province, so the portal keeps it under them as well (D-168). Unknown numbers are left out; 204 means that none is known. A failure goes to the page that asked (COV-46). A person who is not on the plan answers 404, one who does not share information 403 (D-158).
 * @summary Read drugs in detail
 */
export const GetDrugDetails200ResponseItem = DrugDetails
export const GetDrugDetails200Response = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.array(GetDrugDetails200ResponseItem).check(/*#__PURE__*/ zod.maxLength(50)))

export const GetDrugDetails204Response = /*#__PURE__*/ zod.void()

export const GetDrugDetails400Response = Problem

export const GetDrugDetails401Response = Problem

export const GetDrugDetails403Response = Problem

export const GetDrugDetails404Response = Problem

export const GetDrugDetails429Response = Problem

export const GetDrugDetails500Response = Problem

export const GetDrugDetails503Response = Problem

/**
 * Whether each drug is a benefit for one person in one province, in the order asked for (API-068). Says what getDrugDetails says. Unknown numbers are left out; 204 means that none is known. A failure goes to the page that asked (D-86). A person who is not on the plan answers 404, one who does not share information 403 (D-158).
 * @summary List what the plan says about drugs
 */
export const ListDrugBenefits200ResponseItem = DrugBenefit
export const ListDrugBenefits200Response = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.array(ListDrugBenefits200ResponseItem).check(/*#__PURE__*/ zod.maxLength(50)))

export const ListDrugBenefits204Response = /*#__PURE__*/ zod.void()

export const ListDrugBenefits400Response = Problem

export const ListDrugBenefits401Response = Problem

export const ListDrugBenefits403Response = Problem

export const ListDrugBenefits404Response = Problem

export const ListDrugBenefits429Response = Problem

export const ListDrugBenefits500Response = Problem

export const ListDrugBenefits503Response = Problem
