/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { DentalCode } from './dentalCode.ts';
import type { DentalService } from './dentalService.ts';
import type { DentalServiceError } from './dentalServiceError.ts';

/**
 * One code - either a service, or at least one error. The portal lists errors once for each distinct first error (COV-12).
 */
export interface DentalServiceDetail {
  code: DentalCode;
  service?: DentalService;
  /**
     * Why there is no service.
     * @minItems 1
     * @maxItems 5
     */
  errors?: DentalServiceError[];
}
