/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { PaymentIdInQueryParameter } from './paymentIdInQueryParameter.ts';

export type GetPaymentDetailsPdfParams = {
/**
 * Number of a payment.
 * @minLength 1
 * @maxLength 40
 * @pattern ^[A-Za-z0-9-]+$
 */
paymentId: PaymentIdInQueryParameter;
};
