/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { HsaType } from './hsaType.ts';

export type ListCobReasonsParams = {
/**
 * How the health spending account takes part (D-114).
 */
hsaType: HsaType;
};
