/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * Deposit, cheque, or to the provider.
 */
export type LinePaymentMethod = 'DIRECT_DEPOSIT' | 'CHEQUE' | 'PROVIDER';
