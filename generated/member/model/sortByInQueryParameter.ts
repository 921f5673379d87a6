/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { ClaimSortBy } from './claimSortBy.ts';

export type SortByInQueryParameter = ClaimSortBy;
