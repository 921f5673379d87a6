/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { CodesParameter } from './codesParameter.ts';
import type { ProvinceParameter } from './provinceParameter.ts';
import type { SpecialtyParameter } from './specialtyParameter.ts';

export type GetDentalBenefitsParams = {
/**
 * Kind of dental provider - OP, GP, DA, PR, RA, DT, OR, DP, PE, ON, PA, OS, DH or EN (DATA-54). Open, the list comes from the service.
 * @pattern ^[A-Z]{2}$
 */
specialty?: SpecialtyParameter;
/**
 * Canadian province or territory.
 */
province?: ProvinceParameter;
/**
 * One to ten procedure codes joined with commas (D-131).
 * @maxLength 59
 * @pattern ^\d{5}(,\d{5}){0,9}$
 */
codes?: CodesParameter;
};
