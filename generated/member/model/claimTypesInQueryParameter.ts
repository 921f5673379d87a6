/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { ClaimTypeList } from './claimTypeList.ts';

export type ClaimTypesInQueryParameter = ClaimTypeList;
