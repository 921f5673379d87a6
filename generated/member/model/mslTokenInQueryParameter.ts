/**
 * Generated from the contract "Member service" 2.0.0. Do not edit.
 */
import type { LinkToken } from './linkToken.ts';

export type MslTokenInQueryParameter = LinkToken;
