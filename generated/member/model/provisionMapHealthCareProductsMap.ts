/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { HealthCareProduct } from './healthCareProduct.ts';

/**
 * Products by their code.
 */
export type ProvisionMapHealthCareProductsMap = {[key: string]: HealthCareProduct};
