/**
 * Generated from the contract "Member service" 2.0.0. Do not edit.
 */

/**
 * Pre-authorized debit, or a card.
 */
export type PremiumPaymentType = 'PAD' | 'CARD';
