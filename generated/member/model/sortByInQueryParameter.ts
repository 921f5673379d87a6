/**
 * Generated from the contract "Member service" 2.0.0. Do not edit.
 */
import type { ClaimSortBy } from './claimSortBy.ts';

export type SortByInQueryParameter = ClaimSortBy;
