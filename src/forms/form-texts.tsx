import { createContext, use } from 'react'

/** The words of the portal, given by the app: forms know message ids by convention, not the library that holds the sentences. */
export interface FormTexts {
  readonly locale: 'en' | 'fr'
  has: (id: string) => boolean
  text: (id: string, values?: Record<string, string | number>) => string
}

const Texts = createContext<FormTexts | undefined>(undefined)

/** `<FormTextsProvider value={...}>` stands once around the app. */
export const FormTextsProvider = Texts

export function useFormTexts(): FormTexts {
  const texts = use(Texts)
  if (!texts) throw new Error('A form outside FormTextsProvider')
  return texts
}

/** Why an answer is refused: the name of a rule, which is also the end of its message's id, and what the sentence needs to know. */
export interface Failure {
  readonly rule: string
  readonly values?: Readonly<Record<string, string | number>> | undefined
}

/** Where a field stands in the data: `['lines', 0, 'amountPaid']`. */
export type FieldPath = readonly (string | number)[]

export interface FieldFailure extends Failure {
  readonly path: FieldPath
}

/** The id of a field in the page, as RJSF builds it: form, then path. */
export const fieldId = (formId: string, path: FieldPath): string => [formId, ...path].join('_')

/** The name of a field in messages: lines share their sentences, so the number of the line drops out. */
export const messageKey = (path: FieldPath): string => path.filter((part) => typeof part === 'string').join('.')

export const keepEqualFailure = (one: Failure | undefined, other: Failure | undefined): boolean =>
  one?.rule === other?.rule && JSON.stringify(one?.values) === JSON.stringify(other?.values)
