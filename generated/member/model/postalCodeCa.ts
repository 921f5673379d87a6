/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * A Canadian postal code. Any case and an optional space or dash are accepted; stored in capitals with one space (D-63).
 * @pattern ^[ABCEGHJ-NPRSTVXYabceghj-nprstvxy]\d[ABCEGHJ-NPRSTV-Zabceghj-nprstv-z][ -]?\d[ABCEGHJ-NPRSTV-Zabceghj-nprstv-z]\d$
 */
export type PostalCodeCa = string;
