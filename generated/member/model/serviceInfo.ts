/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * What was done.
 */
export interface ServiceInfo {
  /**
     * Code of the service.
     * @maxLength 20
     */
  code: string;
  /**
     * Name in the language of the call.
     * @maxLength 200
     */
  description: string;
}
