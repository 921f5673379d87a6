/**
 * Generated from the contract "Member service". Do not edit.
 */
import * as zod from 'zod/mini';

import {
  ClaimTerms,
  ContactContent,
  EnvConfig,
  Version
} from './memberService.schemas.zod.ts';

/**
 * The environment file, read before anything else and after each session (API-009, D-80). A failure stops the start of the portal with a text in both languages (D-81). Whoever deploys the portal writes it; deploy/README.md says how.
 * @summary Read where the portal finds its services
 */
export const GetEnvConfig200Response = EnvConfig

export const GetEnvConfig404Response = /*#__PURE__*/ zod.unknown()

/**
 * The version file, read at the start and after each session (API-010, D-80). A failure at the start stops it (D-81). The build writes it.
 * @summary Read which build this is
 */
export const GetVersion200Response = Version

export const GetVersion404Response = /*#__PURE__*/ zod.unknown()

/**
 * What the member agrees to before a claim is submitted. Its address, different for each language, is json_claimTermsUrl of getResourceUrls; the portal loads it over https whatever the scheme says, without a token (API-035, D-98). Any failure is covered by the portal's own agreement, which says that supporting documents are kept for at least 12 months (CONST-16).
 * @summary Read the claim agreement
 */
export const GetClaimTerms200Response = ClaimTerms

export const GetClaimTerms404Response = /*#__PURE__*/ zod.unknown()

/**
 * Telephone, hours, address and e-mail of a brand in one language (API-117, D-73): folder MEDAVIE for MBC, SK for SBC, CANASSURANCEQC for QBC and CANASSURANCEON for OBC; file contact.json in English, contact_fr.json in French. A failure shows a telephone number of the portal's own, no dialog.
 * @summary Read how to reach the insurer
 */
export const GetContactContent200Response = ContactContent

export const GetContactContent404Response = /*#__PURE__*/ zod.unknown()
