/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Locale } from './locale.ts';
import type { PaymentAmount } from './paymentAmount.ts';

/**
 * A visit to the provider's page (D-144).
 */
export interface CardPaymentSessionRequest {
  amount: PaymentAmount;
  locale: Locale;
  /**
     * Page of the portal to which the provider returns. Over https, or on the machine of a developer; the service takes addresses of the portal only, so that nobody is led elsewhere from a page that looks like ours.
     * @maxLength 2000
     * @pattern ^(https://[A-Za-z0-9.-]+|http://(localhost|127\.0\.0\.1))(:\d{1,5})?/[A-Za-z0-9._~/?=&%-]*$
     */
  returnUrl: string;
}
