/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { ClaimTypeCode } from './claimTypeCode.ts';

/**
 * A kind of provider. Codes end in PARA for paramedical and INDI for individual practitioners (D-110).
 */
export interface ProviderType {
  /**
     * Code, for example PHYSPARA.
     * @minLength 1
     * @maxLength 20
     */
  providerType: string;
  /**
     * Name in the language of the call.
     * @maxLength 120
     */
  providerTypeName: string;
  /**
     * Value of the specialties query of listServiceTypes.
     * @maxLength 20
     */
  specialtyCode?: string;
  /**
     * Claim types this kind of provider serves. Absent means all.
     * @maxItems 10
     */
  claimTypes?: ClaimTypeCode[];
}
