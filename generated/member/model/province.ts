/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * Canadian province or territory.
 */
export type Province = 'AB' | 'BC' | 'MB' | 'NB' | 'NL' | 'NS' | 'NT' | 'NU' | 'ON' | 'PE' | 'QC' | 'SK' | 'YT';
