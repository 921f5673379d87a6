/**
 * Generated from the contract "Member service". Do not edit.
 */
import * as zod from 'zod/mini';

import {
  ConnectedCareContent,
  ConnectedCareToken,
  Problem
} from './memberService.schemas.zod.ts';

/**
 * Categories and services of connected care, in the language of the call, with everything that their three pages show (API-115, CARE-01). A category names its services by number. An empty catalogue is 200 with two empty lists. Members of the brand SBC and those whose policy lacks storeFront have no connected care and get 403; the portal does not offer it to them (CARE-17).
 * @summary Read the connected care catalogue
 */
export const GetConnectedCareContent200Response = ConnectedCareContent

export const GetConnectedCareContent204Response = /*#__PURE__*/ zod.void()

export const GetConnectedCareContent401Response = Problem

export const GetConnectedCareContent403Response = Problem

export const GetConnectedCareContent429Response = Problem

export const GetConnectedCareContent500Response = Problem

export const GetConnectedCareContent503Response = Problem

/**
 * A short-lived signed token that tells a partner who comes from the portal, and in which language (API-116). The portal asks when a service is first opened, keeps one token for each language for the rest of the session, and hands it on in addresses that ask for it (D-135). It opens nothing at the services of the portal, and says no more of the member than the partner needs. 403 as in getConnectedCareContent.
 * @summary Get a token for partners
 */
export const GetConnectedCareToken200Response = ConnectedCareToken

export const GetConnectedCareToken401Response = Problem

export const GetConnectedCareToken403Response = Problem

export const GetConnectedCareToken429Response = Problem

export const GetConnectedCareToken500Response = Problem

export const GetConnectedCareToken503Response = Problem
