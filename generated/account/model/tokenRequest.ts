/**
 * Generated from the contract "Account service" 2.0.0. Do not edit.
 */
import type { LinkToken } from './linkToken.ts';

/**
 * The token of a link, as its address carries it.
 */
export interface TokenRequest {
  token: LinkToken;
}
