/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { ProvisionMapHealthCareProductsMap } from './provisionMapHealthCareProductsMap.ts';
import type { Provisions } from './provisions.ts';

/**
 * Details of one benefit of a family (DATA-62, DATA-63). The portal shows the products in the order of the map, then what holds for all of them.
 */
export interface ProvisionMap {
  /** Products by their code. */
  healthCareProductsMap: ProvisionMapHealthCareProductsMap;
  overallProvisions: Provisions;
}
