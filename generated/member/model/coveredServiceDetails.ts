/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { BenefitCode } from './benefitCode.ts';
import type { BenefitPlace } from './benefitPlace.ts';
import type { ClaimTypeCode } from './claimTypeCode.ts';
import type { CoveredService } from './coveredService.ts';
import type { Provisions } from './provisions.ts';
import type { ServiceMaximum } from './serviceMaximum.ts';

/**
 * One service of the catalogue for one person, with its place in it (DATA-57, DATA-61).
 */
export interface CoveredServiceDetails {
  code: BenefitCode;
  /**
     * Name in the language of the call.
     * @maxLength 200
     */
  heading: string;
  /**
     * What it is.
     * @maxLength 2000
     */
  description?: string;
  provisions: Provisions;
  eligibility: Provisions;
  claimRequirements: Provisions;
  benefit?: BenefitPlace;
  maximum?: ServiceMaximum;
  /** As which kind of claim the service is claimed. Absent, the member chooses. */
  claimType?: ClaimTypeCode;
  /**
     * Kind of provider that gives the service, as in listProviderTypes. Absent where no provider can be looked for.
     * @minLength 1
     * @maxLength 20
     */
  providerType?: string;
  /**
     * The other services of the same subcategory, never the service itself (COV-32). Where they or the place are not sent, the portal finds them in the list of services (D-176).
     * @maxItems 100
     */
  relatedServices?: CoveredService[];
}
