/**
 * Generated from the contract "Member service" 2.0.0. Do not edit.
 */
import type { DentalSpecialtyCode } from './dentalSpecialtyCode.ts';

export type SpecialtyParameter = DentalSpecialtyCode;
