// Generated from forms/. Do not edit.
import type { FormDefinition } from '~/forms/definition.ts'
import { validators } from './premium-statement-filter.validators.js'

/** Data of the form `premiumStatementFilter` while it is filled in. */
export interface PremiumStatementFilter {
  fromDate?: string
  toDate?: string
}

export const premiumStatementFilterForm: FormDefinition<PremiumStatementFilter> = {"id":"premiumStatementFilter","schema":{"$id":"premiumStatementFilter","type":"object","properties":{"fromDate":{"type":"string","format":"date8","pattern":"^\\d{8}$"},"toDate":{"type":"string","format":"date8","pattern":"^\\d{8}$"}}},"ui":{"order":["fromDate","toDate"],"fields":{"fromDate":{"widget":"date","calendar":true,"rules":["date8"]},"toDate":{"widget":"date","calendar":true,"rules":["date8",{"fromNotAfterTo":"fromDate"}]}}},"validators":validators}
