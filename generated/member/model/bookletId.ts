/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * Which booklet describes the plan (DATA-51).
 */
export interface BookletId {
  /**
     * Login identity of the member.
     * @maxLength 255
     */
  id?: string;
  /**
     * Number to ask getBookletPdf for. Null when the plan has no booklet.
     * @minLength 1
     * @maxLength 40
     * @nullable
     * @pattern ^[A-Za-z0-9-]+$
     */
  bookletId: string | null;
}
