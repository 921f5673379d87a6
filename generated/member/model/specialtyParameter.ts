/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { DentalSpecialtyCode } from './dentalSpecialtyCode.ts';

export type SpecialtyParameter = DentalSpecialtyCode;
