/**
 * Generated from the contract "Account service". Do not edit.
 */
import * as zod from 'zod/mini';

import {
  Problem,
  SessionList
} from './accountService.schemas.zod.ts';

/**
 * The sessions that go on, and the last sign-ins, refused ones too. The place is the country at most. Asked only where the configuration says that the service has it (listsSessions); 404 and 204 mean that it has nothing to say after all, and the portal shows nothing about it.
 * @summary List where a member is signed in
 */
export const ListSessions200Response = SessionList

export const ListSessions204Response = /*#__PURE__*/ zod.void()

export const ListSessions401Response = Problem

export const ListSessions403Response = Problem

export const ListSessions404Response = Problem

export const ListSessions429Response = Problem

export const ListSessions500Response = Problem

export const ListSessions503Response = Problem

/**
 * The tokens of that session are good for nothing from now on. 200 and 204 mean that it is over, also where it was before. The session of this call is ended by revokeToken instead, and the portal never names it here.
 * @summary End a session of the member
 */
export const EndSession200Response = /*#__PURE__*/ zod.unknown()

export const EndSession204Response = /*#__PURE__*/ zod.void()

export const EndSession400Response = Problem

export const EndSession401Response = Problem

export const EndSession403Response = Problem

export const EndSession429Response = Problem

export const EndSession500Response = Problem

export const EndSession503Response = Problem
