/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { FromDateInQueryParameter } from './fromDateInQueryParameter.ts';
import type { PaymentIdInQueryParameter } from './paymentIdInQueryParameter.ts';
import type { ToDateInQueryParameter } from './toDateInQueryParameter.ts';

export type GetPaymentDetailsParams = {
/**
 * Number of a payment.
 * @minLength 1
 * @maxLength 40
 * @pattern ^[A-Za-z0-9-]+$
 */
paymentId: PaymentIdInQueryParameter;
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
