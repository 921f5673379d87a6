/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * Where a paper form can be opened.
 */
export interface FormLink {
  /**
     * The type that was asked for.
     * @maxLength 10
     */
  formType: string;
  /**
     * Address of the PDF. Opens in a new window.
     * @maxLength 2048
     * @pattern ^https?://
     */
  url: string;
  /**
     * Name of the form in the language of the query.
     * @maxLength 200
     */
  title: string;
}
