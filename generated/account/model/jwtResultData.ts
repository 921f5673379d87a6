/**
 * Generated from the contract "Account service". Do not edit.
 */

export type JwtResultData = {
  /**
     * The same token as in the x-auth header, which is read first (D-28).
     * @minLength 1
     * @maxLength 8192
     */
  token?: string;
};
