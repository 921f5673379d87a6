// Generated from forms/. Do not edit.
import type { FormDefinition } from '~/forms/definition.ts'
import { validators } from './payment-history-filter.validators.js'

/** Data of the form `paymentHistoryFilter` while it is filled in. */
export interface PaymentHistoryFilter {
  fromDate: string
  toDate: string
}

export const paymentHistoryFilterForm: FormDefinition<PaymentHistoryFilter> = {"id":"paymentHistoryFilter","schema":{"$id":"paymentHistoryFilter","type":"object","required":["fromDate","toDate"],"properties":{"fromDate":{"type":"string","format":"date8","pattern":"^\\d{8}$"},"toDate":{"type":"string","format":"date8","pattern":"^\\d{8}$"}}},"ui":{"order":["fromDate","toDate"],"fields":{"fromDate":{"widget":"date","calendar":true,"rules":["date8",{"notFuture":"canada"}]},"toDate":{"widget":"date","calendar":true,"rules":["date8",{"notFuture":"canada"},{"fromNotAfterTo":"fromDate"},{"withinMonths":{"from":"fromDate","months":24}}]}}},"validators":validators}
