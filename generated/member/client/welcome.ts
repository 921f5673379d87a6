/**
 * Generated from the contract "Member service". Do not edit.
 */
import type {
  DigitalExpiry,
  DigitalMemberCheck,
  DigitalTokenValues,
  GetDigitalTokenValuesParams,
  ValidateDigitalExpiryParams,
  ValidateDigitalMemberParams
} from '../model';

import { memberClient } from '../../../src/platform/http/client.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

/**
 * What became of an invitation to the digital portal, asked when its link is opened (API-037, D-33). The portal looks at emailExpired first, then emailLocked, then alreadyRegistered; with none of them set the person verifies who they are. language chooses the language of the pages, brand their look (D-34). emailVerified only changes words on the success page (D-35). email is the login identity the account has or will have. 404 means that there is no such invitation; every failure opens the error page (REG-29).
 * @summary Read an invitation
 */
export const getDigitalTokenValues = (
    params: GetDigitalTokenValuesParams,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<DigitalTokenValues>(
      {url: `/digital-token-values`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      { operationId: 'getDigitalTokenValues', timeout: 60000, expect: [200], authorization: 'none', errorName: 'caller',  ...options});
    }

/**
 * Asked again right before a password is chosen, always fresh (API-038, D-33). emailExpired true opens the page for expired invitations, 404 and every other failure the error page.
 * @summary Check that an invitation is still good
 */
export const validateDigitalExpiry = (
    params: ValidateDigitalExpiryParams,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<DigitalExpiry>(
      {url: `/validate-digital-expiry`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      { operationId: 'validateDigitalExpiry', timeout: 60000, expect: [200], authorization: 'none', errorName: 'caller',  ...options});
    }

/**
 * Compares date of birth and postal code with those of the person the invitation was sent to, always fresh (API-039). valid true opens the password step. 404 means that they do not match, without telling which, or that there is no such invitation; the page shows the text and lets the person try again. After five failures the invitation is locked and answers 423, even to the right values; getDigitalTokenValues then says emailLocked. valid false would mean the same as 404.
 * @summary Check who opened an invitation
 */
export const validateDigitalMember = (
    params: ValidateDigitalMemberParams,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<DigitalMemberCheck | null>(
      {url: `/validate-digital-member`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      { operationId: 'validateDigitalMember', timeout: 60000, expect: [200], authorization: 'none', optionalBodies: [200], errorName: 'caller',  ...options});
    }
