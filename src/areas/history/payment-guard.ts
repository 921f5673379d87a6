import { readPeriod } from '~/domain/dates/period.ts'
import type { Guard } from '~/platform/pages/page-registry.ts'
import { paymentInSearch, isComplete } from './model/payments.ts'

/**
 * Requires a payment id and both dates of the payment search. If one is missing, redirects to the payment search
 * (R-041, HIST-37).
 */
export const guard: Guard = ({ url: { searchParams } }) =>
  isComplete(paymentInSearch(searchParams))
    ? undefined
    : { page: 'history.payments', query: { ...readPeriod(searchParams) } }
