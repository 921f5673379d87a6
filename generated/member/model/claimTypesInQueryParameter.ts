/**
 * Generated from the contract "Member service" 1.0.0. Do not edit.
 */
import type { ClaimTypeList } from './claimTypeList.ts';

export type ClaimTypesInQueryParameter = ClaimTypeList;
