// Generated from forms/. Do not edit.
import type { FormDefinition } from '~/forms/definition.ts'
import { validators } from './change-language.validators.js'

/** Data of the form `changeLanguage` while it is filled in. */
export interface ChangeLanguage {
  preferredLanguage: "EN" | "FR"
}

export const changeLanguageForm: FormDefinition<ChangeLanguage> = {"id":"changeLanguage","schema":{"$id":"changeLanguage","type":"object","required":["preferredLanguage"],"properties":{"preferredLanguage":{"type":"string","enum":["EN","FR"]}}},"ui":{"fields":{"preferredLanguage":{"widget":"choice"}}},"validators":validators}
