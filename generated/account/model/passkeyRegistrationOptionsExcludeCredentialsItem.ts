/**
 * Generated from the contract "Account service". Do not edit.
 */
import type { CredentialId } from './credentialId.ts';
import type { PasskeyRegistrationOptionsExcludeCredentialsItemType } from './passkeyRegistrationOptionsExcludeCredentialsItemType.ts';
import type { Transports } from './transports.ts';

export type PasskeyRegistrationOptionsExcludeCredentialsItem = {
  id: CredentialId;
  type: PasskeyRegistrationOptionsExcludeCredentialsItemType;
  transports?: Transports;
};
