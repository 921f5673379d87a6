/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * Online doctors of the plan, in the language of the call (DATA-72). Prices are part of the text and may change (CONST-29).
 */
export interface OnlineDoctors {
  /**
     * Heading of what is covered.
     * @maxLength 200
     */
  coverageDescriptionTitle: string;
  /**
     * What is covered. An empty line separates paragraphs.
     * @maxLength 4000
     */
  coverageDescription: string;
  /**
     * Heading of how to get in.
     * @maxLength 200
     */
  accountAccessTitle: string;
  /**
     * How to get in.
     * @maxLength 2000
     */
  accountAccessMessage: string;
  /**
     * Address of the service, opened in a new window (COV-60).
     * @maxLength 500
     */
  accountAccessUrl: string;
}
