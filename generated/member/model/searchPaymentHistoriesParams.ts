/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { FromDateInQueryParameter } from './fromDateInQueryParameter.ts';
import type { ToDateInQueryParameter } from './toDateInQueryParameter.ts';

export type SearchPaymentHistoriesParams = {
/**
 * A calendar date as eight digits, year first, without separators.
 * @pattern ^\d{8}$
 */
fromDate: FromDateInQueryParameter;
/**
 * A calendar date as eight digits, year first, without separators.
 * @pattern ^\d{8}$
 */
toDate: ToDateInQueryParameter;
};
