/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Provision } from './provision.ts';

/**
 * Sentences in the order to show them.
 * @maxItems 40
 */
export type Provisions = Provision[];
