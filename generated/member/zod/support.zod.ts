/**
 * Generated from the contract "Member service" 1.0.0. Do not edit.
 */
import {
  FormLink,
  Problem,
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
