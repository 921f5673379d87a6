/**
 * Generated from the contract "Member service" 2.0.0. Do not edit.
 */

/**
 * Folder of the contact content of a brand (CONTENT-05).
 */
export type BrandFolder = 'MEDAVIE' | 'SK' | 'CANASSURANCEQC' | 'CANASSURANCEON';
