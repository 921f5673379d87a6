/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * What proves to a partner who comes from the portal (API-116).
 */
export interface ConnectedCareToken {
  /**
     * A signed token for partners, not for the services of the portal.
     * @minLength 20
     * @maxLength 4096
     * @pattern ^[\w-]+\.[\w-]+\.[\w-]+$
     */
  jwt: string;
}
