/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { LinkToken } from './linkToken.ts';

export type MslTokenInQueryParameter = LinkToken;
