/**
 * Generated from the contract "Member service". Do not edit.
 */
import {
  Problem,
  SecurityPolicy
} from './memberService.schemas.zod.ts';

/**
 * Flags that open areas of the portal, the brand and the standing of the member. Guards, menus and the submission of claims depend on it, so it is asked at sign-in and again right before a claim is sent (CLAIM-78). On failure the portal uses the copy of the session, else opens nothing (D-16).
 * @summary Read what the member may use
 */
export const GetSecurityPolicy200Response = SecurityPolicy

export const GetSecurityPolicy401Response = Problem

export const GetSecurityPolicy403Response = Problem

export const GetSecurityPolicy429Response = Problem

export const GetSecurityPolicy500Response = Problem

export const GetSecurityPolicy503Response = Problem
