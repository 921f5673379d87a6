/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * Kind of dental provider - OP, GP, DA, PR, RA, DT, OR, DP, PE, ON, PA, OS, DH or EN (DATA-54). Open, the list comes from the service.
 * @pattern ^[A-Z]{2}$
 */
export type DentalSpecialtyCode = string;
