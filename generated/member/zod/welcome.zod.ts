/**
 * Generated from the contract "Member service". Do not edit.
 */
import {
  DigitalExpiry,
  DigitalMemberCheck,
  DigitalTokenValues,
  Problem
} from './memberService.schemas.zod.ts';

/**
 * What became of an invitation to the digital portal, asked when its link is opened (API-037, D-33). The portal looks at emailExpired first, then emailLocked, then alreadyRegistered; with none of them set the person verifies who they are. language chooses the language of the pages, brand their look (D-34). emailVerified only changes words on the success page (D-35). email is the login identity the account has or will have. 404 means that there is no such invitation; every failure opens the error page (REG-29).
 * @summary Read an invitation
 */
export const GetDigitalTokenValues200Response = DigitalTokenValues

export const GetDigitalTokenValues400Response = Problem

export const GetDigitalTokenValues404Response = Problem

export const GetDigitalTokenValues429Response = Problem

export const GetDigitalTokenValues500Response = Problem

export const GetDigitalTokenValues503Response = Problem

/**
 * Asked again right before a password is chosen, always fresh (API-038, D-33). emailExpired true opens the page for expired invitations, 404 and every other failure the error page.
 * @summary Check that an invitation is still good
 */
export const ValidateDigitalExpiry200Response = DigitalExpiry

export const ValidateDigitalExpiry400Response = Problem

export const ValidateDigitalExpiry404Response = Problem

export const ValidateDigitalExpiry429Response = Problem

export const ValidateDigitalExpiry500Response = Problem

export const ValidateDigitalExpiry503Response = Problem

/**
 * Compares date of birth and postal code with those of the person the invitation was sent to, always fresh (API-039). valid true opens the password step. 404 means that they do not match, without telling which, or that there is no such invitation; the page shows the text and lets the person try again. After five failures the invitation is locked and answers 423, even to the right values; getDigitalTokenValues then says emailLocked. valid false would mean the same as 404.
 * @summary Check who opened an invitation
 */
export const ValidateDigitalMember200Response = DigitalMemberCheck

export const ValidateDigitalMember400Response = Problem

export const ValidateDigitalMember404Response = Problem

export const ValidateDigitalMember410Response = Problem

export const ValidateDigitalMember423Response = Problem

export const ValidateDigitalMember429Response = Problem

export const ValidateDigitalMember500Response = Problem

export const ValidateDigitalMember503Response = Problem
