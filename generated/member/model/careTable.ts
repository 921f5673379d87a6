/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { CareTableRow } from './careTableRow.ts';

/**
 * A table. The specification names the cells of a row; title and rows of a table are ours.
 */
export interface CareTable {
  /**
     * Caption.
     * @maxLength 200
     */
  title: string;
  /**
     * Rows in the order to show them.
     * @maxItems 50
     */
  rows: CareTableRow[];
}
