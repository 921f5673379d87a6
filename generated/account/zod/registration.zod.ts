/**
 * Generated from the contract "Account service". Do not edit.
 */
import * as zod from 'zod/mini';

import {
  DigitalRegistrationRequest,
  Problem,
  RegistrationRequest,
  TokenRequest
} from './accountService.schemas.zod.ts';

/**
 * Opens an account for a person on a plan (API-015). Certificate number, policy number and date of birth must be those of one person; when they are not, 422 says so without telling which of them is wrong. 200 and 201 mean the same - the account waits for its owner and a registration e-mail is on its way, in the preferred language, whose link is a CONFIRMATION (see validateToken). Registering again before that replaces the address and the password. An address that another account has gives the same answer: nothing is opened, and its owner gets an e-mail that says so, because only the owner may learn that there is an account. 409 means that this person has an active account already; the portal then shows the page with the link to sign in (D-43). The form of registration asks to accept the terms and conditions: the service records that they were accepted with it, and nobody is asked twice.
 * @summary Register with the numbers of the member card
 */
export const RegisterAccountBody = RegistrationRequest

export const RegisterAccount200Response = /*#__PURE__*/ zod.unknown()

export const RegisterAccount201Response = /*#__PURE__*/ zod.unknown()

export const RegisterAccount400Response = Problem

export const RegisterAccount409Response = Problem

export const RegisterAccount422Response = Problem

export const RegisterAccount429Response = Problem

export const RegisterAccount500Response = Problem

export const RegisterAccount503Response = Problem

/**
 * Opens an account for the person an invitation was sent to, with the e-mail address of the invitation as its login identity (API-016, see getDigitalTokenValues). The date of birth is checked again, as validateDigitalMember does; the account is active at once because the invitation has proved the address. 200 and 201 mean the same. 400 means that the date of birth does not match or the password breaks a rule, 404 that there is no such invitation, 409 that the person has an account, 410 that the invitation has expired, 423 that it is locked after repeated failures.
 * @summary Register with an invitation
 */
export const RegisterDigitalAccountBody = DigitalRegistrationRequest

export const RegisterDigitalAccount200Response = /*#__PURE__*/ zod.unknown()

export const RegisterDigitalAccount201Response = /*#__PURE__*/ zod.unknown()

export const RegisterDigitalAccount400Response = Problem

export const RegisterDigitalAccount404Response = Problem

export const RegisterDigitalAccount409Response = Problem

export const RegisterDigitalAccount410Response = Problem

export const RegisterDigitalAccount423Response = Problem

export const RegisterDigitalAccount429Response = Problem

export const RegisterDigitalAccount500Response = Problem

export const RegisterDigitalAccount503Response = Problem

/**
 * Answers the registration e-mail (API-021). confirmed true means Yes, this is my account - it is active from now on; false means This was not me - the registration is cancelled and nothing of it is kept (D-41). Either way the link is used up. 400 means that the token is not that of a registration e-mail, 410 that it has expired or was used, 409 that somebody else has taken the e-mail address in the meantime.
 * @summary Say whether a registration is mine
 */
export const ConfirmRegistrationBody = TokenRequest

export const ConfirmRegistration200Response = /*#__PURE__*/ zod.unknown()

export const ConfirmRegistration400Response = Problem

export const ConfirmRegistration409Response = Problem

export const ConfirmRegistration410Response = Problem

export const ConfirmRegistration429Response = Problem

export const ConfirmRegistration500Response = Problem

export const ConfirmRegistration503Response = Problem

/**
 * Sends once more what is waiting for this address (API-022) - the registration e-mail of an account that is not confirmed yet, or the invitation to activate an account. Earlier links stop working. 200 and 204 mean that the request was taken; they are also the answer when nothing is waiting, so that nobody learns who has an account.
 * @summary Send the registration e-mail again
 */
export const ResendActivation200Response = /*#__PURE__*/ zod.unknown()

export const ResendActivation204Response = /*#__PURE__*/ zod.void()

export const ResendActivation400Response = Problem

export const ResendActivation429Response = Problem

export const ResendActivation500Response = Problem

export const ResendActivation503Response = Problem
