/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * Direct deposit is not changed online with this plan, or the token is not that of the path.
 */
export type NoOnlineBankingResponse = Problem;
