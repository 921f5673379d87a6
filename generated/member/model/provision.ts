/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { AgreementType } from './agreementType.ts';

/**
 * One sentence of the plan. It may begin with a dash and a space, which the portal removes (COV-29); dashes further in stay. Deadlines, waiting periods, percentages and maximums are only ever told in such sentences, the portal enforces none of them (D-120, COV-67).
 */
export interface Provision {
  /**
     * The sentence in the language of the call.
     * @minLength 1
     * @maxLength 600
     */
  description: string;
  agreementType?: AgreementType;
}
