/**
 * Generated from the contract "Account service". Do not edit.
 */
import type { JwtResultData } from './jwtResultData.ts';

/**
 * A fresh token for a session that is still known.
 */
export interface JwtResult {
  data?: JwtResultData;
}
