/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * What this member may use (DATA-03). An absent flag is false, unknown keys are ignored (D-16). A member is suspended when suspended is true or status says SUSPENDED (D-17).
 */
export interface SecurityPolicy {
  /**
     * Insurer brand, any case. MBC, SBC, OBC, QBC; anything else counts as MBC.
     * @maxLength 10
     */
  brand?: string;
  /**
     * ACTIVE, SUSPENDED, TERMINATED, or another word. All but SUSPENDED count as active; after TERMINATED too, no member card stays on a device (D-323).
     * @maxLength 20
     */
  status?: string;
  /** Suspended whatever status says. */
  suspended?: boolean;
  /** Demonstration member. */
  demo?: boolean;
  /** Menu entry to find a form. */
  forms?: boolean;
  /** Direct deposit can be seen. */
  banking?: boolean;
  /** Direct deposit can be changed online. */
  updateBanking?: boolean;
  /** Personal information can be seen. */
  memberProfile?: boolean;
  /** Address and e-mail can be changed online. */
  updateMemberProfile?: boolean;
  /** Claims can be submitted online. */
  submitClaim?: boolean;
  /** Shortcut to pay the rest from the health spending account. */
  easyHsa?: boolean;
  /** The rest is always paid from the health spending account (CLAIM-71). */
  autoHSA?: boolean;
  /** Page views may be measured. */
  analytics?: boolean;
  /** Usage pages of benefits. */
  benefitUsage?: boolean;
  /** Coverage area. */
  coverage?: boolean;
  /** Statement PDFs. */
  statements?: boolean;
  /** Real-time adjudication (D-101). */
  rta?: boolean;
  /** Reserved. */
  drugAdherence?: boolean;
  /** Coverage is described in words instead of figures. */
  suppressCoverage?: boolean;
  /** Keyword filter on benefit lists. */
  filterOnKeywords?: boolean;
  /** Medical exclusion page. */
  medicalExclusion?: boolean;
  /** Recent claims on the dashboard. */
  claimTracker?: boolean;
  /** Connected care. */
  storeFront?: boolean;
  /** Beneficiaries on the life page. */
  beneficiary?: boolean;
  /** Premium pages. */
  premiums?: boolean;
  /** Premium payment method. */
  premiumPayment?: boolean;
  /** Combined claim and payment history, and the main variants of coverage pages. */
  maaxClaims?: boolean;
}
