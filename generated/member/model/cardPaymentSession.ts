/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { CardSessionId } from './cardSessionId.ts';

/**
 * Where the card is entered (D-144).
 */
export interface CardPaymentSession {
  sessionId: CardSessionId;
  /**
     * The provider's page in the language asked for. Over https, or on the machine of a developer.
     * @maxLength 2000
     * @pattern ^(https://|http://(localhost|127\.0\.0\.1)[:/])
     */
  redirectUrl: string;
}
