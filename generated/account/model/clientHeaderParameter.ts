/**
 * Generated from the contract "Account service" 1.0.0. Do not edit.
 */

/**
 * Name of the calling site, always MemberSite from this portal (CONST-14).
 */
export type ClientHeaderParameter = string;
