/**
 * Generated from the contract "Member service" 2.0.0. Do not edit.
 */
import type { Date8 } from './date8.ts';

export type ServiceDateFromInQueryParameter = Date8;
