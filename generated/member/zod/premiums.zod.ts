/**
 * Generated from the contract "Member service". Do not edit.
 */
import * as zod from 'zod/mini';

import {
  CardPaymentSession,
  CardPaymentSessionRequest,
  CreditCard,
  PremiumPayment,
  PremiumPaymentMethod,
  PremiumPaymentMethodRequest,
  PremiumPaymentRequest,
  PremiumStatement,
  Premiums,
  Problem
} from './memberService.schemas.zod.ts';

/**
 * What is owed today, and the transactions of a period, newest first (PAY-01, D-142). 204 means that this member pays no premiums to the insurer; the page then says so. Premiums without a transaction in the period are 200 with an empty list. A period that ends before it begins is 422. For members whose policy has premiums, statements or premiumPayment (D-143), others get 403. The total is the amount that a one-time payment proposes (D-145).
 * @summary Read premiums and what is owed
 */
export const GetPremiums200Response = Premiums

export const GetPremiums204Response = /*#__PURE__*/ zod.void()

export const GetPremiums400Response = Problem

export const GetPremiums401Response = Problem

export const GetPremiums403Response = Problem

export const GetPremiums422Response = Problem

export const GetPremiums429Response = Problem

export const GetPremiums500Response = Problem

export const GetPremiums503Response = Problem

/**
 * A statement for each month that is over, newest first, of the last twelve months at least (PAY-03, D-142). 204 means that there is none. For members whose policy has premiums, statements or premiumPayment (D-143), others get 403.
 * @summary List premium statements
 */
export const ListPremiumStatements200ResponseItem = PremiumStatement
export const ListPremiumStatements200Response = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.array(ListPremiumStatements200ResponseItem).check(/*#__PURE__*/ zod.maxLength(200)))

export const ListPremiumStatements204Response = /*#__PURE__*/ zod.void()

export const ListPremiumStatements401Response = Problem

export const ListPremiumStatements403Response = Problem

export const ListPremiumStatements429Response = Problem

export const ListPremiumStatements500Response = Problem

export const ListPremiumStatements503Response = Problem

/**
 * The statement as a PDF in the language of the call (D-142), under the name of D-90. An empty file or a 204 counts as a failure (D-89). 404 when this member has no such statement.
 * @summary Print a premium statement
 */
export const GetPremiumStatementPdf200Response = /*#__PURE__*/ zod.unknown()

export const GetPremiumStatementPdf400Response = Problem

export const GetPremiumStatementPdf401Response = Problem

export const GetPremiumStatementPdf403Response = Problem

export const GetPremiumStatementPdf404Response = Problem

export const GetPremiumStatementPdf429Response = Problem

export const GetPremiumStatementPdf500Response = Problem

export const GetPremiumStatementPdf503Response = Problem

/**
 * Pre-authorized debit or card (PAY-06, D-142). 204 means that none is on file; the page then offers to set one up. For members whose policy has premiumPayment, others get 403 (GUARD-15).
 * @summary Read how premiums are paid
 */
export const GetPremiumPaymentMethod200Response = PremiumPaymentMethod

export const GetPremiumPaymentMethod204Response = /*#__PURE__*/ zod.void()

export const GetPremiumPaymentMethod401Response = Problem

export const GetPremiumPaymentMethod403Response = Problem

export const GetPremiumPaymentMethod429Response = Problem

export const GetPremiumPaymentMethod500Response = Problem

export const GetPremiumPaymentMethod503Response = Problem

/**
 * Stores how premiums are paid from now on, the first time or in place of what is on file, and answers what is stored (PAY-06, D-142). 400 and 422 mean that nothing was changed, the text says why - fields that do not belong to the type, or a card that is not on file or has expired. For members whose policy has premiumPayment, others get 403. The portal then reads the payment method again.
 * @summary Set up or change how premiums are paid
 */
export const UpdatePremiumPaymentMethodBody = PremiumPaymentMethodRequest

export const UpdatePremiumPaymentMethod200Response = PremiumPaymentMethod

export const UpdatePremiumPaymentMethod400Response = Problem

export const UpdatePremiumPaymentMethod401Response = Problem

export const UpdatePremiumPaymentMethod403Response = Problem

export const UpdatePremiumPaymentMethod422Response = Problem

export const UpdatePremiumPaymentMethod429Response = Problem

export const UpdatePremiumPaymentMethod500Response = Problem

export const UpdatePremiumPaymentMethod503Response = Problem

/**
 * Charges a card on file (cardId), or records what was paid on the provider's page (sessionId), and lowers what is owed (PAY-07, D-142). 201 means paid, and the portal opens the page that confirms it. 402 means that nothing was charged, because the card was declined or the member left the provider's page without paying; it opens the error page of the payment with the text (PAY-08). A payment must never be made twice - the same Idempotency-Key gives the same answer and no second payment, for at least a day; for a session the sessionId is the key to use. 409 means that the session was not brought to an end, was used for a payment before, or that the key came with another payment; 410 that the session has expired; 422 that the amount is not that of the session, the card is not on file or has expired, or not exactly one of cardId and sessionId was sent. After 500, 503 or a lost connection nobody knows; when the member tries again the portal repeats the same key. For members whose policy has premiumPayment, others get 403. The portal then reads the premiums again.
 * @summary Pay premiums once
 */
export const CreatePremiumPaymentBody = PremiumPaymentRequest

export const CreatePremiumPayment201Response = PremiumPayment

export const CreatePremiumPayment400Response = Problem

export const CreatePremiumPayment401Response = Problem

export const CreatePremiumPayment402Response = Problem

export const CreatePremiumPayment403Response = Problem

export const CreatePremiumPayment409Response = Problem

export const CreatePremiumPayment410Response = Problem

export const CreatePremiumPayment422Response = Problem

export const CreatePremiumPayment429Response = Problem

export const CreatePremiumPayment500Response = Problem

export const CreatePremiumPayment503Response = Problem

/**
 * Cards of the member that the card payment provider keeps, those that have expired included (PAY-11). An empty list means none. For members whose policy has premiumPayment, others get 403.
 * @summary List the cards on file
 */
export const ListCreditCards200ResponseItem = CreditCard
export const ListCreditCards200Response = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.array(ListCreditCards200ResponseItem).check(/*#__PURE__*/ zod.maxLength(50)))

export const ListCreditCards204Response = /*#__PURE__*/ zod.void()

export const ListCreditCards401Response = Problem

export const ListCreditCards403Response = Problem

export const ListCreditCards429Response = Problem

export const ListCreditCards500Response = Problem

export const ListCreditCards503Response = Problem

/**
 * Prepares one visit to the page of the card payment provider (PAY-10, D-144) and answers where it is. The card is entered there; its number never passes through the portal or this service. When the member pays, is declined or cancels, the provider returns to returnUrl with sessionId added to its query, and the portal calls createPremiumPayment with it to learn the outcome; what else the query says is not believed. A session belongs to one member, is good for 30 minutes and for one payment. 422 means that returnUrl is not a page of the portal. The portal opens no redirectUrl that is not https, but for the machine of a developer. For members whose policy has premiumPayment, others get 403.
 * @summary Open the provider's page to enter a card
 */
export const CreateCardPaymentSessionBody = CardPaymentSessionRequest

export const CreateCardPaymentSession200Response = CardPaymentSession

export const CreateCardPaymentSession400Response = Problem

export const CreateCardPaymentSession401Response = Problem

export const CreateCardPaymentSession403Response = Problem

export const CreateCardPaymentSession422Response = Problem

export const CreateCardPaymentSession429Response = Problem

export const CreateCardPaymentSession500Response = Problem

export const CreateCardPaymentSession503Response = Problem
