/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { PhoneNanp } from './phoneNanp.ts';

export type SearchHealthProfessionalsParams = {
/**
 * Provider type code.
 * @maxLength 20
 */
type: string;
/**
 * Part of the name of the person or clinic, or nothing.
 * @maxLength 60
 */
name: string;
/**
 * City, lower case.
 * @maxLength 60
 */
city: string;
/**
 * Province code, lower case.
 * @pattern ^[A-Za-z]{2}$
 */
province: string;
/**
 * Telephone, ten digits.
 */
phone?: PhoneNanp;
};
