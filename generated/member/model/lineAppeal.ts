/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Date8 } from './date8.ts';

/**
 * The appeal of a declined line.
 */
export interface LineAppeal {
  sentOn: Date8;
  /** When the line was declined. */
  declinedOn: Date8;
  /** Day by which the insurer answers. Absent where it names none. */
  answerBy?: Date8;
  /** When the appeal was decided. Absent until then. */
  decidedOn?: Date8;
  /**
     * APPROVED or UPHELD, the latter means that the line stays declined. Open. Absent until it is decided.
     * @maxLength 40
     */
  outcome?: string;
  /**
     * The answer of the insurer in the language of the call.
     * @maxLength 1000
     */
  explanation?: string;
}
