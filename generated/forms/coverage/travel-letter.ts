// Generated from forms/. Do not edit.
import type { FormDefinition } from '~/forms/definition.ts'
import { validators } from './travel-letter.validators.js'

/** Data of the form `travelLetter` while it is filled in. */
export interface TravelLetter {
  participantIds: (string)[]
  country: string
  departureDate: string
  returnDate: string
  language: "en" | "fr"
}

export const travelLetterForm: FormDefinition<TravelLetter> = {"id":"travelLetter","schema":{"$id":"travelLetter","type":"object","required":["participantIds","country","departureDate","returnDate","language"],"properties":{"participantIds":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","pattern":"^[0-9]+$","maxLength":20}},"country":{"type":"string","pattern":"^[A-Z]{2}$"},"departureDate":{"type":"string","format":"date8","pattern":"^\\d{8}$"},"returnDate":{"type":"string","format":"date8","pattern":"^\\d{8}$"},"language":{"type":"string","enum":["en","fr"]}}},"ui":{"order":["participantIds","country","departureDate","returnDate","language"],"fields":{"participantIds":{"widget":"checkbox-group","options":"people"},"country":{"widget":"select","options":"countries"},"departureDate":{"widget":"date","calendar":true,"rules":["date8"]},"returnDate":{"widget":"date","calendar":true,"rules":["date8",{"fromNotAfterTo":"departureDate"}]},"language":{"widget":"choice"}}},"validators":validators}
