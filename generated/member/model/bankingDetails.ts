/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { AccountNumber } from './accountNumber.ts';
import type { Institution } from './institution.ts';
import type { Transit } from './transit.ts';

/**
 * Where claims are paid by direct deposit (DATA-07). Full numbers travel, the portal shows the last four digits only (D-62).
 */
export interface BankingDetails {
  branch: Transit;
  bank: Institution;
  account: AccountNumber;
}
