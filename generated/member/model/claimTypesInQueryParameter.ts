/**
 * Generated from the contract "Member service" 2.0.0. Do not edit.
 */
import type { ClaimTypeList } from './claimTypeList.ts';

export type ClaimTypesInQueryParameter = ClaimTypeList;
