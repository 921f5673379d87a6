/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { CardRecipient } from './cardRecipient.ts';

/**
 * Who receives the card, each address once (D-140). The same addresses as in the query, in any order.
 * @minItems 1
 * @maxItems 5
 */
export type ShareCardRequest = CardRecipient[];
