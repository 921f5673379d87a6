/**
 * Generated from the contract "Account service" 2.0.0. Do not edit.
 */
import type { JwtResultData } from './jwtResultData.ts';

/**
 * A fresh token for a session that is still known.
 */
export interface JwtResult {
  data?: JwtResultData;
}
