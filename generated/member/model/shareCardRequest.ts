/**
 * Generated from the contract "Member service" 2.0.0. Do not edit.
 */
import type { CardRecipient } from './cardRecipient.ts';

/**
 * Who receives the card, each address once (D-140). The same addresses as in the query, in any order.
 * @minItems 1
 * @maxItems 5
 */
export type ShareCardRequest = CardRecipient[];
