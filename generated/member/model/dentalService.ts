/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { BenefitCode } from './benefitCode.ts';
import type { DentalCode } from './dentalCode.ts';
import type { DentalSpecialtyCode } from './dentalSpecialtyCode.ts';
import type { Money } from './money.ts';
import type { Percent } from './percent.ts';
import type { Province } from './province.ts';
import type { Provisions } from './provisions.ts';

/**
 * A procedure, and where the service knows them its price in the guide of the specialty and province, and what the plan pays of it.
 */
export interface DentalService {
  code: DentalCode;
  /**
     * Name in the language of the call.
     * @maxLength 200
     */
  shortDescription: string;
  /**
     * What it is.
     * @maxLength 2000
     */
  longDescription?: string;
  coverageCode?: BenefitCode;
  specialty?: DentalSpecialtyCode;
  province?: Province;
  guideAmount?: Money;
  coinsurancePercent?: Percent;
  planAmount?: Money;
  provisions: Provisions;
}
