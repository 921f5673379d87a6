// Generated from forms/. Do not edit.
import type { FormDefinition } from '~/forms/definition.ts'
import { validators } from './predetermination.validators.js'

/** Data of the form `predetermination` while it is filled in. */
export interface Predetermination {
  participantId: string
  kind: "dental" | "service"
  specialty?: string
  province?: "AB" | "BC" | "MB" | "NB" | "NL" | "NS" | "NT" | "NU" | "ON" | "PE" | "QC" | "SK" | "YT"
  lines?: ({
    code: string
    amount: string
  })[]
  service?: string
  amount?: string
}

export const predeterminationForm: FormDefinition<Predetermination> = {"id":"predetermination","schema":{"$id":"predetermination","type":"object","required":["participantId","kind"],"properties":{"participantId":{"type":"string","pattern":"^[0-9]+$","maxLength":20},"kind":{"type":"string","enum":["dental","service"]}},"allOf":[{"if":{"properties":{"kind":{"const":"dental"}},"required":["kind"]},"then":{"required":["specialty","province","lines"],"properties":{"specialty":{"type":"string","pattern":"^[A-Z]{2}$"},"province":{"type":"string","enum":["AB","BC","MB","NB","NL","NS","NT","NU","ON","PE","QC","SK","YT"]},"lines":{"type":"array","minItems":1,"maxItems":10,"items":{"type":"object","required":["code","amount"],"properties":{"code":{"type":"string","pattern":"^\\d{5}$"},"amount":{"type":"string","maxLength":16,"pattern":"^-?\\d+\\.\\d{2}$"}}}}}}},{"if":{"properties":{"kind":{"const":"service"}},"required":["kind"]},"then":{"required":["service","amount"],"properties":{"service":{"type":"string","minLength":1,"maxLength":20,"pattern":"^[A-Za-z0-9-]+$"},"amount":{"type":"string","maxLength":16,"pattern":"^-?\\d+\\.\\d{2}$"}}}}]},"ui":{"order":["participantId","kind","specialty","province","lines","service","amount"],"fields":{"participantId":{"widget":"select","options":"people"},"kind":{"widget":"choice","options":"kinds"},"specialty":{"widget":"select","options":"specialties"},"province":{"widget":"select","options":"provinces"},"lines":{"items":{"order":["code","amount"],"fields":{"code":{"widget":"text","inputMode":"numeric","autocomplete":"off","maxLength":5},"amount":{"widget":"money","rules":[{"amount":{"min":"0.01","max":"99999.99"}}]}}}},"service":{"widget":"select","options":"services"},"amount":{"widget":"money","rules":[{"amount":{"min":"0.01","max":"99999.99"}}]}}},"validators":validators}
