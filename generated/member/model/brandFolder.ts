/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * Folder of the contact content of a brand (CONTENT-05).
 */
export type BrandFolder = 'MEDAVIE' | 'SK' | 'CANASSURANCEQC' | 'CANASSURANCEON';
