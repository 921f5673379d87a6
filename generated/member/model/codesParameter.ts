/**
 * Generated from the contract "Member service" 2.0.0. Do not edit.
 */
import type { DentalCodes } from './dentalCodes.ts';

export type CodesParameter = DentalCodes;
