/**
 * Generated from the contract "Member service". Do not edit.
 */
import * as zod from 'zod/mini';

import {
  ContactUsRequest,
  FormLink,
  Problem,
  PublicResourceUrls,
  ResourceUrls
} from './memberService.schemas.zod.ts';

/**
 * Address of a form to open in a new window - DD for direct deposit, DEP for people on the plan (D-60, D-76). 200 and 201 mean the same. The language is the locale of the query, not of the headers.
 * @summary Find a paper form
 */
export const GetForm200Response = FormLink

export const GetForm201Response = FormLink

export const GetForm400Response = Problem

export const GetForm401Response = Problem

export const GetForm403Response = Problem

export const GetForm404Response = Problem

export const GetForm429Response = Problem

export const GetForm500Response = Problem

export const GetForm503Response = Problem

/**
 * Addresses of documents in the language of the call (API-035). A missing address is no failure, the portal has its own text.
 * @summary Find documents outside the service
 */
export const GetResourceUrls200Response = ResourceUrls

export const GetResourceUrls401Response = Problem

export const GetResourceUrls403Response = Problem

export const GetResourceUrls429Response = Problem

export const GetResourceUrls500Response = Problem

export const GetResourceUrls503Response = Problem

/**
 * Hands a message to the customer service and sends the member an acknowledgement by e-mail (API-033, D-72). 200 is the only success; the page then clears the form. On failure the text stays where it is.
 * @summary Write to the insurer
 */
export const SendContactUsEmailBody = ContactUsRequest

export const SendContactUsEmail200Response = /*#__PURE__*/ zod.unknown()

export const SendContactUsEmail400Response = Problem

export const SendContactUsEmail401Response = Problem

export const SendContactUsEmail403Response = Problem

export const SendContactUsEmail429Response = Problem

export const SendContactUsEmail500Response = Problem

export const SendContactUsEmail503Response = Problem

/**
 * The same addresses as getResourceUrls for somebody who holds an invitation or a contact link (API-034), with the brand and the language that the token stands for and where the insurer can be reached (D-74). The pages of the digital welcome and the contact page without sign-in read them. 404 means that nobody knows the token; the pages then show their own words.
 * @summary Find documents and contacts without signing in
 */
export const GetPublicResourceUrls200Response = PublicResourceUrls

export const GetPublicResourceUrls400Response = Problem

export const GetPublicResourceUrls404Response = Problem

export const GetPublicResourceUrls429Response = Problem

export const GetPublicResourceUrls500Response = Problem

export const GetPublicResourceUrls503Response = Problem
