// Generated from forms/. Do not edit.
import type { FormDefinition } from '~/forms/definition.ts'
import { validators } from './history-filter.validators.js'

/** Data of the form `historyFilter` while it is filled in. */
export interface HistoryFilter {
  participantId?: (string)[]
  benefitCode?: string
  searchBy: "service" | "processed"
  from: string
  to: string
}

export const historyFilterForm: FormDefinition<HistoryFilter> = {"id":"historyFilter","schema":{"$id":"historyFilter","type":"object","required":["searchBy","from","to"],"properties":{"participantId":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"type":"string"}},"benefitCode":{"type":"string","maxLength":20},"searchBy":{"type":"string","enum":["service","processed"]},"from":{"type":"string","format":"date8","pattern":"^\\d{8}$"},"to":{"type":"string","format":"date8","pattern":"^\\d{8}$"}}},"ui":{"order":["participantId","benefitCode","searchBy","from","to"],"fields":{"participantId":{"widget":"checkbox-group","options":"people"},"benefitCode":{"widget":"select","options":"benefits"},"searchBy":{"widget":"choice"},"from":{"widget":"date","calendar":true,"rules":["date8",{"notFuture":"canada"}]},"to":{"widget":"date","calendar":true,"rules":["date8",{"notFuture":"canada"},{"fromNotAfterTo":"from"},{"withinMonths":{"from":"from","months":24}}]}}},"validators":validators}
