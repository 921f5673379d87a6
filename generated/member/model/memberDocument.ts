/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Date8 } from './date8.ts';
import type { MemberDocumentId } from './memberDocumentId.ts';
import type { MemberDocumentKind } from './memberDocumentKind.ts';

/**
 * A document that the insurer keeps for the member (D-260).
 */
export interface MemberDocument {
  documentId: MemberDocumentId;
  kind: MemberDocumentKind;
  /**
     * What the document is, in the language of the call, such as Claims statement, July to September 2026.
     * @minLength 1
     * @maxLength 120
     */
  title: string;
  date: Date8;
  /**
     * Year of the tax return, for a tax receipt. Absent for the other kinds.
     * @minimum 1990
     * @maximum 2100
     */
  year?: number;
  /**
     * Bytes of the PDF in the language of the call. Absent where the file is made only when it is asked for.
     * @minimum 1
     * @maximum 100000000
     */
  size?: number;
}
