/**
 * Generated from the contract "Member service" 1.0.0. Do not edit.
 */

/**
 * Deposit, cheque, or to the provider.
 */
export type LinePaymentMethod = 'DIRECT_DEPOSIT' | 'CHEQUE' | 'PROVIDER';
