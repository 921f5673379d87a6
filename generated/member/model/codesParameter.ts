/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { DentalCodes } from './dentalCodes.ts';

export type CodesParameter = DentalCodes;
