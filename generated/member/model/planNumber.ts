/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * A policy or certificate number as printed on the member card (D-45).
 * @pattern ^[A-Za-z0-9-]{1,20}$
 */
export type PlanNumber = string;
