/**
 * Generated from the contract "Member service" 2.0.0. Do not edit.
 */
import type { Province } from './province.ts';

export type ProvinceParameter = Province;
