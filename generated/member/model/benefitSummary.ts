/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { BenefitLimit } from './benefitLimit.ts';

/**
 * One benefit of the plan.
 */
export interface BenefitSummary {
  /**
     * DENTAL, DRUGS, EHB, HSA, HOSPITAL, LIFEDIS, OPTBEN, ONLINEDOCTOR, PWA, WELLNESSMEDSECOP or TRAVEL (DATA-67); beside these, for the assistance programme and the refugee health programme, ASSIST and REFUGEE (D-179). Open, an unknown key is not shown. HSA in this list opens the health spending account (D-122).
     * @maxLength 30
     */
  key: string;
  /**
     * Code used to search claims - OOP, HOSP, DRUG, DNTL or CHLTH (DATA-66).
     * @maxLength 10
     */
  category?: string;
  /**
     * Name in the language of the call.
     * @maxLength 120
     */
  description: string;
  /**
     * Maximums of the benefit for each person whose information the member may see, with what is left of them. Absent where the plan has none or the service cannot tell; the portal shows what comes and computes nothing.
     * @maxItems 1000
     */
  limits?: BenefitLimit[];
}
