/**
 * Generated from the contract "Member service" 2.0.0. Do not edit.
 */
import type { Dins } from './dins.ts';

export type DinsParameter = Dins;
