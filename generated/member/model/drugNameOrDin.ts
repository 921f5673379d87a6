/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * A drug identification number of eight digits, or part of a name in letters, digits, spaces and hyphens (D-130).
 * @minLength 3
 * @maxLength 100
 * @pattern ^(\d{8}|(?=.*[A-Za-zÀ-ÖØ-öø-ÿ])[A-Za-zÀ-ÖØ-öø-ÿ0-9 -]+)$
 */
export type DrugNameOrDin = string;
