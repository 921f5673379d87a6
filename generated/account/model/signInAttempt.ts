/**
 * Generated from the contract "Account service". Do not edit.
 */
import type { BrowserName } from './browserName.ts';
import type { CountryCode } from './countryCode.ts';
import type { Instant } from './instant.ts';
import type { SignInAttemptMethod } from './signInAttemptMethod.ts';
import type { SystemName } from './systemName.ts';

/**
 * A try to sign in.
 */
export interface SignInAttempt {
  at: Instant;
  method: SignInAttemptMethod;
  /** Whether the service refused it. */
  isRefused: boolean;
  browser?: BrowserName;
  system?: SystemName;
  country?: CountryCode;
}
