/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { CareParagraph } from './careParagraph.ts';
import type { CareTable } from './careTable.ts';

/**
 * Page of a service (CARE-06). Age limits, plan types and prices are part of its words, nothing is worked out from them (D-137, CONST-29).
 */
export interface CareServiceContent {
  /**
     * First paragraph.
     * @maxLength 2000
     */
  longVendorDescription: string;
  /**
     * Paragraphs in the order to show them.
     * @maxItems 30
     */
  paragraphs: CareParagraph[];
  /**
     * Tables below the paragraphs.
     * @maxItems 10
     */
  tables: CareTable[];
}
