/**
 * Generated from the contract "Member service" 2.0.0. Do not edit.
 */
import type { BookletNumber } from './bookletNumber.ts';

export type GetBookletPdfParams = {
/**
 * Number of the booklet, from getBookletId.
 */
id: BookletNumber;
};
