/** Hooks of the portal. Generated from the contracts. Do not edit. */
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { savePdf } from '../../../src/platform/download/save-file.ts'
import type { OperationOptions } from '../../../src/platform/http/client.ts'
import { memberQuery } from '../../../src/platform/query/query.ts'
import { memberId } from '../../../src/platform/session/session-store.ts'
import { createCardPaymentSession, createPremiumPayment, getPremiumPaymentMethod, getPremiumStatementPdf, getPremiums, listCreditCards, listPremiumStatements, updatePremiumPaymentMethod } from '../client/premiums.ts'
import type { CardPaymentSessionRequest, GetPremiumsParams, PremiumPaymentMethodRequest, PremiumPaymentRequest } from '../model/index.ts'

/** Read premiums and what is owed */
export const getPremiumsQuery = (params?: GetPremiumsParams, options?: OperationOptions) => memberQuery(['getPremiums', params], (id, signal) => getPremiums(id, params, options, signal))
/** Read premiums and what is owed */
export const useGetPremiums = (params?: GetPremiumsParams) => useSuspenseQuery(getPremiumsQuery(params))

/** List premium statements */
export const listPremiumStatementsQuery = (options?: OperationOptions) => memberQuery(['listPremiumStatements'], (id, signal) => listPremiumStatements(id, options, signal))
/** List premium statements */
export const useListPremiumStatements = () => useSuspenseQuery(listPremiumStatementsQuery())

/** Print a premium statement */
export const downloadPremiumStatementPdf = async (statementId: string): Promise<void> => savePdf('getPremiumStatementPdf', await getPremiumStatementPdf(memberId(), statementId))

/** Read how premiums are paid */
export const getPremiumPaymentMethodQuery = (options?: OperationOptions) => memberQuery(['getPremiumPaymentMethod'], (id, signal) => getPremiumPaymentMethod(id, options, signal))
/** Read how premiums are paid */
export const useGetPremiumPaymentMethod = () => useSuspenseQuery(getPremiumPaymentMethodQuery())

/** Set up or change how premiums are paid */
export const updatePremiumPaymentMethodMutation = (options?: OperationOptions) => {
  const id = memberId()
  return { mutationFn: (body: PremiumPaymentMethodRequest) => updatePremiumPaymentMethod(id, body, options), meta: { invalidates: [['getPremiumPaymentMethod', id]] } }
}
/** Set up or change how premiums are paid */
export const useUpdatePremiumPaymentMethod = () => useMutation(updatePremiumPaymentMethodMutation())

/** Pay premiums once */
export const createPremiumPaymentMutation = (options?: OperationOptions) => {
  const id = memberId()
  return { mutationFn: (body: PremiumPaymentRequest) => createPremiumPayment(id, body, options) }
}
/** Pay premiums once */
export const useCreatePremiumPayment = () => useMutation(createPremiumPaymentMutation())

/** List the cards on file */
export const listCreditCardsQuery = (options?: OperationOptions) => memberQuery(['listCreditCards'], (id, signal) => listCreditCards(id, options, signal))
/** List the cards on file */
export const useListCreditCards = () => useSuspenseQuery(listCreditCardsQuery())

/** Open the provider's page to enter a card */
export const createCardPaymentSessionMutation = (options?: OperationOptions) => {
  const id = memberId()
  return { mutationFn: (body: CardPaymentSessionRequest) => createCardPaymentSession(id, body, options) }
}
/** Open the provider's page to enter a card */
export const useCreateCardPaymentSession = () => useMutation(createCardPaymentSessionMutation())
