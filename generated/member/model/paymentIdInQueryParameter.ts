/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { PaymentId } from './paymentId.ts';

export type PaymentIdInQueryParameter = PaymentId;
