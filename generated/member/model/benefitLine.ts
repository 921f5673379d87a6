/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { PaymentDetailLine } from './paymentDetailLine.ts';

/**
 * Lines paid from one benefit.
 */
export interface BenefitLine {
  /**
     * Benefit category - OOP, HOSP, DRUG, DNTL or CHLTH.
     * @maxLength 20
     */
  benefitCode: string;
  /**
     * Name of the benefit in the language of the call.
     * @maxLength 120
     */
  benefitDescription: string;
  /**
     * HEALTH, DENTAL, or SPENDING for claims against a spending account. Open, nothing depends on it.
     * @maxLength 20
     */
  benefitType: string;
  /**
     * The lines. A list under the singular name of the specification.
     * @minItems 1
     * @maxItems 500
     */
  paymentDetailLine: PaymentDetailLine[];
}
