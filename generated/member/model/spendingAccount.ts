/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { CoveredParticipant } from './coveredParticipant.ts';
import type { Money } from './money.ts';
import type { SpendingAccountType } from './spendingAccountType.ts';
import type { SpendingPeriod } from './spendingPeriod.ts';

/**
 * A health spending account or personal wellness account (DATA-43, DATA-44, DATA-45).
 */
export interface SpendingAccount {
  /**
     * Name of the account in the language of the call.
     * @maxLength 120
     */
  description?: string;
  accountType: SpendingAccountType;
  /**
     * People whose expenses the account pays.
     * @maxItems 50
     */
  coveredParticipants: CoveredParticipant[];
  currentPeriod: SpendingPeriod;
  /**
     * Earlier periods, newest first.
     * @maxItems 20
     */
  previousPeriods: SpendingPeriod[];
  totalUsableAmount: Money;
  balance?: Money;
}
