// Generated from forms/. Do not edit.
import type { FormDefinition } from '~/forms/definition.ts'
import { validators } from './claim-history-filter.validators.js'

/** Data of the form `claimHistoryFilter` while it is filled in. */
export interface ClaimHistoryFilter {
  participant: (string)[]
  claimTypes: (string)[]
  fromDate: string
  toDate: string
}

export const claimHistoryFilterForm: FormDefinition<ClaimHistoryFilter> = {"id":"claimHistoryFilter","schema":{"$id":"claimHistoryFilter","type":"object","required":["participant","claimTypes","fromDate","toDate"],"properties":{"participant":{"type":"array","minItems":1,"maxItems":50,"uniqueItems":true,"items":{"type":"string"}},"claimTypes":{"type":"array","minItems":1,"maxItems":50,"uniqueItems":true,"items":{"type":"string"}},"fromDate":{"type":"string","format":"date8","pattern":"^\\d{8}$"},"toDate":{"type":"string","format":"date8","pattern":"^\\d{8}$"}}},"ui":{"order":["participant","claimTypes","fromDate","toDate"],"fields":{"participant":{"widget":"checkbox-group","options":"people"},"claimTypes":{"widget":"checkbox-group","options":"claimTypes"},"fromDate":{"widget":"date","calendar":true,"rules":["date8",{"notFuture":"canada"}]},"toDate":{"widget":"date","calendar":true,"rules":["date8",{"notFuture":"canada"},{"fromNotAfterTo":"fromDate"},{"withinMonths":{"from":"fromDate","months":24}}]}}},"validators":validators}
