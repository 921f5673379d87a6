/**
 * Generated from the contract "Account service". Do not edit.
 */
import type { LoginId } from './loginId.ts';
import type { UserHandle } from './userHandle.ts';

/**
 * The account.
 */
export type PasskeyRegistrationOptionsUser = {
  id: UserHandle;
  name: LoginId;
  /**
     * The name of the member.
     * @maxLength 255
     */
  displayName: string;
};
