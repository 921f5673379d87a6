/**
 * Generated from the contract "Member service" 2.0.0. Do not edit.
 */
import type { PaymentId } from './paymentId.ts';

export type PaymentIdInQueryParameter = PaymentId;
