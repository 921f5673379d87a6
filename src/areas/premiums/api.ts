import {
  createCardPaymentSession,
  createPremiumPayment,
  getGetPremiumPaymentMethodQueryKey,
  getGetPremiumsQueryKey,
  getListCreditCardsQueryKey,
  getListPremiumStatementsQueryKey,
  getPremiumPaymentMethod,
  getPremiums,
  getPremiumStatementPdf,
  listCreditCards,
  listPremiumStatements,
  updatePremiumPaymentMethod,
} from '~generated/member/client/premiums.ts'
import type {
  CardPaymentSession,
  GetPremiumsParams,
  PremiumPayment,
  PremiumPaymentMethodRequest,
  PremiumPaymentRequest,
  Problem,
} from '~generated/member/model/index.ts'
import { savePdf } from '~/platform/download/save-file.ts'
import { PortalError, type ServerText } from '~/platform/errors/portal-error.ts'
import { currentLocale } from '~/platform/i18n/locale.ts'
import { madeStale } from '~/platform/query/made-stale.ts'
import { query } from '~/platform/query/query.ts'
import { queryClient } from '~/platform/query/query-client.ts'

export const premiums = {
  /** what is owed, and the transactions of a period, twelve months without one; null for who pays no premiums */
  owed: (id: string, period?: GetPremiumsParams) => query(getGetPremiumsQueryKey(id, period), (signal) => getPremiums(id, period, undefined, signal)),
  statements: (id: string) => query(getListPremiumStatementsQueryKey(id), (signal) => listPremiumStatements(id, undefined, signal)),
  /** null: none on file */
  method: (id: string) => query(getGetPremiumPaymentMethodQueryKey(id), (signal) => getPremiumPaymentMethod(id, undefined, signal)),
  cards: (id: string) => query(getListCreditCardsQueryKey(id), (signal) => listCreditCards(id, undefined, signal)),
}

/** A statement as a PDF under the contract's name (D-90). */
export const downloadStatement = async (id: string, statementId: string): Promise<void> =>
  savePdf('getPremiumStatementPdf', await getPremiumStatementPdf(id, statementId))

/** Stores how premiums are paid; what is on file is read anew (PAY-06). */
export const saveMethod = (id: string) => ({
  mutationFn: (request: PremiumPaymentMethodRequest) => updatePremiumPaymentMethod(id, request),
  meta: { invalidates: madeStale('updatePremiumPaymentMethod', id) },
})

/** Paid, or refused by the bank or by the member on the provider's page (402), with the service's words. */
export type PaymentAnswer = { readonly paid: PremiumPayment } | { readonly refused: ServerText }

/**
 * Pays once: the same key is the same payment (D-142). What the cache holds of premiums is thrown away, so that no old total is shown next. A
 * success that says nothing is no receipt: the payment may have been made.
 */
export async function payPremiums(id: string, request: PremiumPaymentRequest, idempotencyKey: string): Promise<PaymentAnswer> {
  const answer: PremiumPayment | Problem | null = await createPremiumPayment(id, request, { headers: { 'Idempotency-Key': idempotencyKey } })
  if (answer && 'paymentId' in answer) {
    queryClient.removeQueries({ queryKey: getGetPremiumsQueryKey(id) })
    return { paid: answer }
  }
  const refused = answer && wordsOf(answer)
  if (!refused) throw new PortalError({ kind: 'contract', operationId: 'createPremiumPayment', mayHaveArrived: true })
  return { refused }
}

/** A refusal says why; what says nothing is none. */
function wordsOf({ messageEn, messageFr, message }: Problem): ServerText | undefined {
  if (!messageEn && !messageFr && !message) return undefined
  return { ...(messageEn && { en: messageEn }), ...(messageFr && { fr: messageFr }), ...(message && { plain: message }) }
}

/** Prepares one visit to the provider's page, which returns to `returnUrl`; resolves to its address, which the caller does not trust (D-144). */
export async function openCardSession(id: string, amount: string, returnUrl: string): Promise<string> {
  const session: Partial<CardPaymentSession> | null = await createCardPaymentSession(id, { amount, locale: currentLocale(), returnUrl })
  if (typeof session?.redirectUrl !== 'string') throw new PortalError({ kind: 'contract', operationId: 'createCardPaymentSession', mayHaveArrived: true })
  return session.redirectUrl
}
