/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { CareLines } from './careLines.ts';

/**
 * A paragraph with a heading (DATA-74). Its parts are shown in the order of this list.
 */
export interface CareParagraph {
  /**
     * Heading.
     * @maxLength 200
     */
  name: string;
  descriptions: CareLines;
  bullets: CareLines;
  subBullets: CareLines;
  strongTextDescriptions: CareLines;
}
