/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { BookletNumber } from './bookletNumber.ts';

export type GetBookletPdfParams = {
/**
 * Number of the booklet, from getBookletId.
 */
id: BookletNumber;
};
