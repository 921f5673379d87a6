/**
 * Generated from the contract "Member service" 1.0.0. Do not edit.
 */
import type { Address } from './address.ts';
import type { PhoneNanp } from './phoneNanp.ts';

/**
 * Where the insurer writes and calls (DATA-06, D-64).
 */
export interface ContactInfoDetails {
  address: Address;
  phoneNumber?: PhoneNanp;
}
