/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * By what the treatment is described - the codes of a dentist's plan, or one service of the plan with its price.
 */
export type PredeterminationKind = 'dental' | 'service';
