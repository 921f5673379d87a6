/**
 * Generated from the contract "Member service" 2.0.0. Do not edit.
 */
import type { HealthCareProduct } from './healthCareProduct.ts';

/**
 * Products by their code.
 */
export type ProvisionMapHealthCareProductsMap = {[key: string]: HealthCareProduct};
