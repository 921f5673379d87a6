/**
 * Generated from the contract "Member service" 1.0.0. Do not edit.
 */
import type { Province } from './province.ts';

export type ProvinceParameter = Province;
