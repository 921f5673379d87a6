/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Address } from './address.ts';
import type { PhoneNanp } from './phoneNanp.ts';

/**
 * Address and telephone from now on (D-63).
 */
export interface ContactInfoRequest {
  address: Address;
  phoneNumber: PhoneNanp;
}
