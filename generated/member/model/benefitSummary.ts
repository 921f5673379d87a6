/**
 * Generated from the contract "Member service" 1.0.0. Do not edit.
 */

/**
 * One benefit of the plan.
 */
export interface BenefitSummary {
  /**
     * DENTAL, DRUGS, EHB, HSA, HOSPITAL, LIFEDIS, OPTBEN, ONLINEDOCTOR, PWA, WELLNESSMEDSECOP or TRAVEL (DATA-67). Open, an unknown key is not shown. HSA in this list opens the health spending account (D-122).
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
}
