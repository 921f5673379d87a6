/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Date8 } from './date8.ts';

/**
 * The documents were received.
 */
export interface AddedDocuments {
  receivedOn: Date8;
  /**
     * How many.
     * @minimum 1
     * @maximum 20
     */
  fileCount: number;
}
