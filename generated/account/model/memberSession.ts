/**
 * Generated from the contract "Account service". Do not edit.
 */
import type { BrowserName } from './browserName.ts';
import type { CountryCode } from './countryCode.ts';
import type { Instant } from './instant.ts';
import type { SessionId } from './sessionId.ts';
import type { SystemName } from './systemName.ts';

/**
 * A session of the member. No address and no place within a country.
 */
export interface MemberSession {
  id: SessionId;
  /** Whether this call belongs to it. */
  isCurrent: boolean;
  browser?: BrowserName;
  system?: SystemName;
  country?: CountryCode;
  signedInAt: Instant;
  lastUsedAt: Instant;
}
