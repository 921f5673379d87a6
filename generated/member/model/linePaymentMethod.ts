/**
 * Generated from the contract "Member service" 2.0.0. Do not edit.
 */

/**
 * Deposit, cheque, or to the provider.
 */
export type LinePaymentMethod = 'DIRECT_DEPOSIT' | 'CHEQUE' | 'PROVIDER';
