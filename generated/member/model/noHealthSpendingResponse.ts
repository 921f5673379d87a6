/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The member cannot claim from a health spending account, because the plan has none or it is closed. message and title are in the language of the call, the portal shows them in the dialog; without a message it says Unprocessable Entity (ERR-29, CONST-31).
 */
export type NoHealthSpendingResponse = Problem;
