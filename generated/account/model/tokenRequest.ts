/**
 * Generated from the contract "Account service". Do not edit.
 */
import type { LinkToken } from './linkToken.ts';

/**
 * The token of a link, as its address carries it.
 */
export interface TokenRequest {
  token: LinkToken;
}
