/**
 * Generated from the contract "Member service" 1.0.0. Do not edit.
 */
import type { FullDate } from './fullDate.ts';

export type GetCobParams = {
/**
 * Line of business.
 * @maxLength 10
 */
lob: string;
/**
 * Benefit code.
 * @maxLength 20
 */
benefit: string;
/**
 * Date of the service, with dashes.
 */
claimDate: FullDate;
};
