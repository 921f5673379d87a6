/**
 * Generated from the contract "Account service". Do not edit.
 */
import * as zod from 'zod/mini';

import {
  Passkey,
  PasskeyList,
  PasskeyNameRequest,
  PasskeyRegistration,
  PasskeyRegistrationOptions,
  PasskeySignInOptions,
  PasskeySignInRequest,
  PasskeySignInResult,
  Problem
} from './accountService.schemas.zod.ts';

/**
 * A challenge that is good for one sign-in and for five minutes. It names no account and no passkey: the device finds the passkey, and nobody learns who has one. Asked only where the configuration says that the service has passkeys (offersPasskeys); 404 means that it has none after all, and the portal goes on with the password and says nothing.
 * @summary Ask for a challenge to sign in with a passkey
 */
export const CreatePasskeySignInOptions200Response = PasskeySignInOptions

export const CreatePasskeySignInOptions404Response = Problem

export const CreatePasskeySignInOptions429Response = Problem

export const CreatePasskeySignInOptions500Response = Problem

export const CreatePasskeySignInOptions503Response = Problem

/**
 * Checks what a passkey signed: a challenge of this service that is unused and not too old, the origin of the portal, its domain, the owner checked by the device, the signature, and a counter that has grown. 200 is a sign-in as with a password: the session token is the x-auth header, without a Bearer prefix, for the same sessions with the same length. The body says whose. 400 means that the challenge is used or too old, 401 that there is no such passkey any more, that its account is gone, or that origin or signature are not right: the same answer for each, which tells nothing about accounts. 403 and 423 mean what they mean for login, to a valid passkey only. 409 means a counter that went back: the passkey may be copied, nobody is signed in, it is refused from then on, and the text names it. 422 means that the device did not check its owner. The portal shows each on the page; the form for the password stays.
 * @summary Sign in with a passkey
 */
export const SignInWithPasskeyBody = PasskeySignInRequest

export const SignInWithPasskey200Response = PasskeySignInResult

export const SignInWithPasskey400Response = Problem

export const SignInWithPasskey401Response = Problem

export const SignInWithPasskey403Response = Problem

export const SignInWithPasskey409Response = Problem

export const SignInWithPasskey422Response = Problem

export const SignInWithPasskey423Response = Problem

export const SignInWithPasskey429Response = Problem

export const SignInWithPasskey500Response = Problem

export const SignInWithPasskey503Response = Problem

/**
 * The passkeys with their names, when each was made and last used. Asked only where the configuration says that the service has passkeys; 404 means that it has none after all, and the portal shows nothing about them. isOffered is read after signing in with a password, on a device that can make a passkey.
 * @summary List the passkeys of a member
 */
export const ListPasskeys200Response = PasskeyList

export const ListPasskeys401Response = Problem

export const ListPasskeys403Response = Problem

export const ListPasskeys404Response = Problem

export const ListPasskeys429Response = Problem

export const ListPasskeys500Response = Problem

export const ListPasskeys503Response = Problem

/**
 * Checks what the device says as for a sign-in, and keeps the public key. Its name is the browser and system of the call, in the language of the page. 400 means that the challenge is used, too old or was made for somebody else, 409 that this passkey is known, 422 that origin or owner are not right, or that the member has 20 passkeys; the text says which. Nothing is kept then, and the portal shows the text.
 * @summary Keep a passkey that a device has made
 */
export const RegisterPasskeyBody = PasskeyRegistration

export const RegisterPasskey200Response = Passkey

export const RegisterPasskey400Response = Problem

export const RegisterPasskey401Response = Problem

export const RegisterPasskey403Response = Problem

export const RegisterPasskey409Response = Problem

export const RegisterPasskey422Response = Problem

export const RegisterPasskey429Response = Problem

export const RegisterPasskey500Response = Problem

export const RegisterPasskey503Response = Problem

/**
 * A challenge for this member, good for one passkey and for five minutes, and what the device should make: a passkey that is found without a name, with a check of its owner, none where the device has one already. user.id is random and the same for all passkeys of the account.
 * @summary Ask for a challenge to make a passkey
 */
export const CreatePasskeyRegistrationOptions200Response = PasskeyRegistrationOptions

export const CreatePasskeyRegistrationOptions401Response = Problem

export const CreatePasskeyRegistrationOptions403Response = Problem

export const CreatePasskeyRegistrationOptions404Response = Problem

export const CreatePasskeyRegistrationOptions429Response = Problem

export const CreatePasskeyRegistrationOptions500Response = Problem

export const CreatePasskeyRegistrationOptions503Response = Problem

/**
 * Replaces the name. 404 means that the passkey was removed in the meantime; the page says so and keeps what was typed.
 * @summary Name a passkey
 */
export const RenamePasskeyBody = PasskeyNameRequest

export const RenamePasskey200Response = /*#__PURE__*/ zod.unknown()

export const RenamePasskey204Response = /*#__PURE__*/ zod.void()

export const RenamePasskey400Response = Problem

export const RenamePasskey401Response = Problem

export const RenamePasskey403Response = Problem

export const RenamePasskey404Response = Problem

export const RenamePasskey429Response = Problem

export const RenamePasskey500Response = Problem

export const RenamePasskey503Response = Problem

/**
 * From now on nobody signs in with it. 200 and 204 mean that it is gone, also where there was none. Sessions go on, those that it started too.
 * @summary Remove a passkey
 */
export const DeletePasskey200Response = /*#__PURE__*/ zod.unknown()

export const DeletePasskey204Response = /*#__PURE__*/ zod.void()

export const DeletePasskey400Response = Problem

export const DeletePasskey401Response = Problem

export const DeletePasskey403Response = Problem

export const DeletePasskey429Response = Problem

export const DeletePasskey500Response = Problem

export const DeletePasskey503Response = Problem

/**
 * From now on isOffered of listPasskeys is false for this member on devices like this one: the same browser on the same system, as the headers of the call say. The browser remembers nothing (D-19). A failure is told to nobody, the offer is then made once more.
 * @summary Say no to the offer of a passkey
 */
export const DeclinePasskeyOffer200Response = /*#__PURE__*/ zod.unknown()

export const DeclinePasskeyOffer204Response = /*#__PURE__*/ zod.void()

export const DeclinePasskeyOffer401Response = Problem

export const DeclinePasskeyOffer403Response = Problem

export const DeclinePasskeyOffer429Response = Problem

export const DeclinePasskeyOffer500Response = Problem

export const DeclinePasskeyOffer503Response = Problem
