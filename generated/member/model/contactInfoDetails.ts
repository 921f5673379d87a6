/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { AddressOnFile } from './addressOnFile.ts';
import type { PhoneNanp } from './phoneNanp.ts';

/**
 * Where the insurer writes and calls (DATA-06, D-64).
 */
export interface ContactInfoDetails {
  /**
     * Login identity of the member.
     * @maxLength 255
     */
  id?: string;
  address: AddressOnFile;
  phoneNumber?: PhoneNanp;
  /**
     * The same number under its older name. phoneNumber is the one that is read and sent (D-64).
     * @maxLength 20
     */
  phone?: string;
}
