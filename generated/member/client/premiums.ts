/**
 * Generated from the contract "Member service". Do not edit.
 */
import type {
  CardPaymentSession,
  CardPaymentSessionRequest,
  CreditCard,
  GetPremiumsParams,
  PremiumPayment,
  PremiumPaymentMethod,
  PremiumPaymentMethodRequest,
  PremiumPaymentRequest,
  PremiumStatement,
  Premiums,
  Problem,
  StatementId
} from '../model';

import { memberClient } from '../../../src/platform/http/client.ts';
import type { BodyType } from '../../../src/platform/http/client.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

/**
 * What is owed today, and the transactions of a period, newest first (PAY-01, D-142). 204 means that this member pays no premiums to the insurer; the page then says so. Premiums without a transaction in the period are 200 with an empty list. A period that ends before it begins is 422. For members whose policy has premiums, statements or premiumPayment (D-143), others get 403. The total is the amount that a one-time payment proposes (D-145).
 * @summary Read premiums and what is owed
 */
export const getPremiums = (
    id: string,
    params?: GetPremiumsParams,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<Premiums | null>(
      {url: `/${encodeURIComponent(String(id))}/premiums`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      { operationId: 'getPremiums', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

/**
 * A statement for each month that is over, newest first, of the last twelve months at least (PAY-03, D-142). 204 means that there is none. For members whose policy has premiums, statements or premiumPayment (D-143), others get 403.
 * @summary List premium statements
 */
export const listPremiumStatements = (
    id: string,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<PremiumStatement[] | null>(
      {url: `/${encodeURIComponent(String(id))}/premiums/statements`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'listPremiumStatements', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

/**
 * The statement as a PDF in the language of the call (D-142), under the name of D-90. An empty file or a 204 counts as a failure (D-89). 404 when this member has no such statement.
 * @summary Print a premium statement
 */
export const getPremiumStatementPdf = (
    id: string,
    statementId: StatementId,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<Blob>(
      {url: `/${encodeURIComponent(String(id))}/premiums/statements/${encodeURIComponent(String(statementId))}/pdf`, method: 'GET',
        responseType: 'blob', ...(signal ? { signal }: {})
    },
      { operationId: 'getPremiumStatementPdf', timeout: 120000, expect: [200], authorization: 'required',  ...options});
    }

/**
 * Pre-authorized debit or card (PAY-06, D-142). 204 means that none is on file; the page then offers to set one up. For members whose policy has premiumPayment, others get 403 (GUARD-15).
 * @summary Read how premiums are paid
 */
export const getPremiumPaymentMethod = (
    id: string,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<PremiumPaymentMethod | null>(
      {url: `/${encodeURIComponent(String(id))}/premium-payment-method`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getPremiumPaymentMethod', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

/**
 * Stores how premiums are paid from now on, the first time or in place of what is on file, and answers what is stored (PAY-06, D-142). 400 and 422 mean that nothing was changed, the text says why - fields that do not belong to the type, or a card that is not on file or has expired. For members whose policy has premiumPayment, others get 403. The portal then reads the payment method again.
 * @summary Set up or change how premiums are paid
 */
export const updatePremiumPaymentMethod = (
    id: string,
    premiumPaymentMethodRequest: BodyType<PremiumPaymentMethodRequest>,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<PremiumPaymentMethod>(
      {url: `/${encodeURIComponent(String(id))}/premium-payment-method`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: premiumPaymentMethodRequest, ...(signal ? { signal }: {})
    },
      { operationId: 'updatePremiumPaymentMethod', timeout: 60000, expect: [200], authorization: 'required', errorName: 'caller',  ...options});
    }

/**
 * Charges a card on file (cardId), or records what was paid on the provider's page (sessionId), and lowers what is owed (PAY-07, D-142). 201 means paid, and the portal opens the page that confirms it. 402 means that nothing was charged, because the card was declined or the member left the provider's page without paying; it opens the error page of the payment with the text (PAY-08). A payment must never be made twice - the same Idempotency-Key gives the same answer and no second payment, for at least a day; for a session the sessionId is the key to use. 409 means that the session was not brought to an end, was used for a payment before, or that the key came with another payment; 410 that the session has expired; 422 that the amount is not that of the session, the card is not on file or has expired, or not exactly one of cardId and sessionId was sent. After 500, 503 or a lost connection nobody knows; when the member tries again the portal repeats the same key. For members whose policy has premiumPayment, others get 403. The portal then reads the premiums again.
 * @summary Pay premiums once
 */
export const createPremiumPayment = (
    id: string,
    premiumPaymentRequest: BodyType<PremiumPaymentRequest>,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<PremiumPayment | Problem>(
      {url: `/${encodeURIComponent(String(id))}/premium-payments`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: premiumPaymentRequest, ...(signal ? { signal }: {})
    },
      { operationId: 'createPremiumPayment', timeout: 60000, expect: [201, 402], authorization: 'required',  ...options});
    }

/**
 * Cards of the member that the card payment provider keeps, those that have expired included (PAY-11). An empty list means none. For members whose policy has premiumPayment, others get 403.
 * @summary List the cards on file
 */
export const listCreditCards = (
    id: string,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<CreditCard[] | null>(
      {url: `/${encodeURIComponent(String(id))}/credit-cards`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'listCreditCards', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

/**
 * Prepares one visit to the page of the card payment provider (PAY-10, D-144) and answers where it is. The card is entered there; its number never passes through the portal or this service. When the member pays, is declined or cancels, the provider returns to returnUrl with sessionId added to its query, and the portal calls createPremiumPayment with it to learn the outcome; what else the query says is not believed. A session belongs to one member, is good for 30 minutes and for one payment. 422 means that returnUrl is not a page of the portal. The portal opens no redirectUrl that is not https, but for the machine of a developer. For members whose policy has premiumPayment, others get 403.
 * @summary Open the provider's page to enter a card
 */
export const createCardPaymentSession = (
    id: string,
    cardPaymentSessionRequest: BodyType<CardPaymentSessionRequest>,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<CardPaymentSession>(
      {url: `/${encodeURIComponent(String(id))}/card-payment-sessions`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: cardPaymentSessionRequest, ...(signal ? { signal }: {})
    },
      { operationId: 'createCardPaymentSession', timeout: 60000, expect: [200], authorization: 'required',  ...options});
    }
