/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * Pre-authorized debit, or a card.
 */
export type PremiumPaymentType = 'PAD' | 'CARD';
