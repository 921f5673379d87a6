/**
 * Generated from the contract "Account service". Do not edit.
 */
import type {
  Passkey,
  PasskeyId,
  PasskeyList,
  PasskeyNameRequest,
  PasskeyRegistration,
  PasskeyRegistrationOptions,
  PasskeySignInOptions,
  PasskeySignInRequest,
  PasskeySignInResult
} from '../model';

import { accountClient } from '../../../src/platform/http/client.ts';
import type { BodyType } from '../../../src/platform/http/client.ts';
import { accountClientWithHeaders } from '../../../src/platform/http/client.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

/**
 * A challenge that is good for one sign-in and for five minutes. It names no account and no passkey: the device finds the passkey, and nobody learns who has one. Asked only where the configuration says that the service has passkeys (offersPasskeys); 404 means that it has none after all, and the portal goes on with the password and says nothing.
 * @summary Ask for a challenge to sign in with a passkey
 */
export const createPasskeySignInOptions = (

 options?: SecondParameter<typeof accountClient>,signal?: AbortSignal
) => {

      return accountClient<PasskeySignInOptions>(
      {url: `/passkey-sign-in/options`, method: 'POST', ...(signal ? { signal }: {})
    },
      { operationId: 'createPasskeySignInOptions', timeout: 120000, expect: [200], authorization: 'none', errorName: 'caller',  ...options});
    }

/**
 * Checks what a passkey signed: a challenge of this service that is unused and not too old, the origin of the portal, its domain, the owner checked by the device, the signature, and a counter that has grown. 200 is a sign-in as with a password: the session token is the x-auth header, without a Bearer prefix, for the same sessions with the same length. The body says whose. 400 means that the challenge is used or too old, 401 that there is no such passkey any more, that its account is gone, or that origin or signature are not right: the same answer for each, which tells nothing about accounts. 403 and 423 mean what they mean for login, to a valid passkey only. 409 means a counter that went back: the passkey may be copied, nobody is signed in, it is refused from then on, and the text names it. 422 means that the device did not check its owner. The portal shows each on the page; the form for the password stays.
 * @summary Sign in with a passkey
 */
export const signInWithPasskey = (
    passkeySignInRequest: BodyType<PasskeySignInRequest>,
 options?: SecondParameter<typeof accountClientWithHeaders>,signal?: AbortSignal
) => {

      return accountClientWithHeaders<PasskeySignInResult>(
      {url: `/passkey-sign-in`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: passkeySignInRequest, ...(signal ? { signal }: {})
    },
      { operationId: 'signInWithPasskey', timeout: 120000, expect: [200], authorization: 'none', errorName: 'caller',  ...options});
    }

/**
 * The passkeys with their names, when each was made and last used. Asked only where the configuration says that the service has passkeys; 404 means that it has none after all, and the portal shows nothing about them. isOffered is read after signing in with a password, on a device that can make a passkey.
 * @summary List the passkeys of a member
 */
export const listPasskeys = (
    email: string,
 options?: SecondParameter<typeof accountClient>,signal?: AbortSignal
) => {

      return accountClient<PasskeyList>(
      {url: `/${encodeURIComponent(String(email))}/passkeys`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'listPasskeys', timeout: 120000, expect: [200], authorization: 'required', errorName: 'caller',  ...options});
    }

/**
 * Checks what the device says as for a sign-in, and keeps the public key. Its name is the browser and system of the call, in the language of the page. 400 means that the challenge is used, too old or was made for somebody else, 409 that this passkey is known, 422 that origin or owner are not right, or that the member has 20 passkeys; the text says which. Nothing is kept then, and the portal shows the text.
 * @summary Keep a passkey that a device has made
 */
export const registerPasskey = (
    email: string,
    passkeyRegistration: BodyType<PasskeyRegistration>,
 options?: SecondParameter<typeof accountClient>,signal?: AbortSignal
) => {

      return accountClient<Passkey>(
      {url: `/${encodeURIComponent(String(email))}/passkeys`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: passkeyRegistration, ...(signal ? { signal }: {})
    },
      { operationId: 'registerPasskey', timeout: 120000, expect: [200], authorization: 'required', errorName: 'caller',  ...options});
    }

/**
 * A challenge for this member, good for one passkey and for five minutes, and what the device should make: a passkey that is found without a name, with a check of its owner, none where the device has one already. user.id is random and the same for all passkeys of the account.
 * @summary Ask for a challenge to make a passkey
 */
export const createPasskeyRegistrationOptions = (
    email: string,
 options?: SecondParameter<typeof accountClient>,signal?: AbortSignal
) => {

      return accountClient<PasskeyRegistrationOptions>(
      {url: `/${encodeURIComponent(String(email))}/passkeys/options`, method: 'POST', ...(signal ? { signal }: {})
    },
      { operationId: 'createPasskeyRegistrationOptions', timeout: 120000, expect: [200], authorization: 'required', errorName: 'caller',  ...options});
    }

/**
 * Replaces the name. 404 means that the passkey was removed in the meantime; the page says so and keeps what was typed.
 * @summary Name a passkey
 */
export const renamePasskey = (
    email: string,
    passkeyId: PasskeyId,
    passkeyNameRequest: BodyType<PasskeyNameRequest>,
 options?: SecondParameter<typeof accountClient>,signal?: AbortSignal
) => {

      return accountClient<null>(
      {url: `/${encodeURIComponent(String(email))}/passkeys/${encodeURIComponent(String(passkeyId))}`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: passkeyNameRequest, ...(signal ? { signal }: {})
    },
      { operationId: 'renamePasskey', timeout: 120000, expect: [200, 204], authorization: 'required', ignoredBodies: [200], errorName: 'caller',  ...options});
    }

/**
 * From now on nobody signs in with it. 200 and 204 mean that it is gone, also where there was none. Sessions go on, those that it started too.
 * @summary Remove a passkey
 */
export const deletePasskey = (
    email: string,
    passkeyId: PasskeyId,
 options?: SecondParameter<typeof accountClient>,signal?: AbortSignal
) => {

      return accountClient<null>(
      {url: `/${encodeURIComponent(String(email))}/passkeys/${encodeURIComponent(String(passkeyId))}`, method: 'DELETE', ...(signal ? { signal }: {})
    },
      { operationId: 'deletePasskey', timeout: 120000, expect: [200, 204], authorization: 'required', ignoredBodies: [200], errorName: 'caller',  ...options});
    }

/**
 * From now on isOffered of listPasskeys is false for this member on devices like this one: the same browser on the same system, as the headers of the call say. The browser remembers nothing (D-19). A failure is told to nobody, the offer is then made once more.
 * @summary Say no to the offer of a passkey
 */
export const declinePasskeyOffer = (
    email: string,
 options?: SecondParameter<typeof accountClient>,signal?: AbortSignal
) => {

      return accountClient<null>(
      {url: `/${encodeURIComponent(String(email))}/passkey-offer`, method: 'PUT', ...(signal ? { signal }: {})
    },
      { operationId: 'declinePasskeyOffer', timeout: 120000, expect: [200, 204], authorization: 'required', ignoredBodies: [200], errorName: 'caller',  ...options});
    }
