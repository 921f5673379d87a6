/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Province } from './province.ts';

export type ProvinceParameter = Province;
