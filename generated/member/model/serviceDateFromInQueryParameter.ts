/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Date8 } from './date8.ts';

export type ServiceDateFromInQueryParameter = Date8;
