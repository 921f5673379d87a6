import { createContext, use } from 'react'

/**
 * The messages that forms use, provided by the app. Forms build message ids by convention and do not import the
 * catalogues.
 */
export interface FormTexts {
  readonly locale: 'en' | 'fr'
  has: (id: string) => boolean
  text: (id: string, values?: Record<string, string | number>) => string
}

const Texts = createContext<FormTexts | undefined>(undefined)

/** The app renders this provider once, around all its content. */
export const FormTextsProvider = Texts

export function useFormTexts(): FormTexts {
  const texts = use(Texts)
  if (!texts) throw new Error('A form outside FormTextsProvider')
  return texts
}

/**
 * Says in the title of the page, which tabs and screen readers show, whether answers must be corrected (WCAG 2.4.2). The
 * next page sets its own title.
 */
export function markTitle({ text }: Pick<FormTexts, 'text'>, state: 'failed' | 'corrected'): void {
  const failed = text('form.title.failed', { title: '' })
  const title = document.title.startsWith(failed) ? document.title.slice(failed.length) : document.title
  const next = state === 'failed' ? text('form.title.failed', { title }) : title
  if (document.title !== next) document.title = next
}

/**
 * The reason why an answer is invalid: the name of the broken rule, with which the id of the error message ends, and
 * the arguments of that message.
 */
export interface Failure {
  readonly rule: string
  readonly values?: Readonly<Record<string, string | number>> | undefined
}

/** Path of a field in the data: `['lines', 0, 'amountPaid']`. */
export type FieldPath = readonly (string | number)[]

export interface FieldFailure extends Failure {
  readonly path: FieldPath
}

/** Id of a field in the DOM, in RJSF's format: form, then path. */
export const fieldId = (formId: string, path: FieldPath): string => [formId, ...path].join('_')

/** Name of a field in message ids. All lines of a list share their messages, so the index of the line is left out. */
export const messageKey = (path: FieldPath): string => path.filter((part) => typeof part === 'string').join('.')

export const keepEqualFailure = (one: Failure | undefined, other: Failure | undefined): boolean =>
  one?.rule === other?.rule && JSON.stringify(one?.values) === JSON.stringify(other?.values)
