/**
 * Generated from the contract "Member service" 1.0.0. Do not edit.
 */
import type { PaymentId } from './paymentId.ts';

export type PaymentIdInQueryParameter = PaymentId;
