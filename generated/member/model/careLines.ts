/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * Sentences of one kind, none when empty. Bullets are a list, sub-bullets belong to the last bullet, strong texts are emphasised.
 * @maxItems 30
 * @items.maxLength 1000
 */
export type CareLines = string[];
