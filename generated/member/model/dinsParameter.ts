/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Dins } from './dins.ts';

export type DinsParameter = Dins;
