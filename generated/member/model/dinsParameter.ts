/**
 * Generated from the contract "Member service" 1.0.0. Do not edit.
 */
import type { Dins } from './dins.ts';

export type DinsParameter = Dins;
