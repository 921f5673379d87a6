/**
 * Generated from the contract "Member service" 1.0.0. Do not edit.
 */

/**
 * Pre-authorized debit, or a card.
 */
export type PremiumPaymentType = 'PAD' | 'CARD';
