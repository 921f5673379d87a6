/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { BeneficiaryDetail } from './beneficiaryDetail.ts';
import type { LifeBenefitDetail } from './lifeBenefitDetail.ts';
import type { TrusteeDetail } from './trusteeDetail.ts';

/**
 * A life, disability or optional benefit (DATA-71).
 */
export interface LifeBenefit {
  /**
     * BASIC, DEPENDENT, SURVIVING, SUPP, ADD, CRITICAL, SHORT or LONG (COV-55); optional benefits have codes of their own. Open, an unknown code is shown with its label.
     * @maxLength 20
     */
  code: string;
  /**
     * Name in the language of the call.
     * @maxLength 120
     */
  label: string;
  /**
     * What it pays and when.
     * @maxLength 2000
     */
  description?: string;
  /**
     * Who receives it. Absent when nobody is named. Shown only with the flag beneficiary (D-132).
     * @maxItems 20
     */
  beneficiaryDetails?: BeneficiaryDetail[];
  /**
     * The trustee details of DATA-71, who holds the share of a minor. Absent when nobody does.
     * @maxItems 10
     */
  trusteeDetails?: TrusteeDetail[];
  /**
     * Amounts.
     * @maxItems 20
     */
  benefitDetails: LifeBenefitDetail[];
}
