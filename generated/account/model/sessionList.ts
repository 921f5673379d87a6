/**
 * Generated from the contract "Account service". Do not edit.
 */
import type { MemberSession } from './memberSession.ts';
import type { SignInAttempt } from './signInAttempt.ts';

/**
 * Where the member is signed in, and the last sign-ins.
 */
export interface SessionList {
  /**
     * Sessions that still go on: this one first, then the one used last.
     * @maxItems 50
     */
  sessions: MemberSession[];
  /**
     * Attempts to sign in to this account in the last 30 days, the newest first.
     * @maxItems 20
     */
  signIns: SignInAttempt[];
}
