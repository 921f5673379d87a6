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

export const sameFailure = (one: Failure | undefined, other: Failure | undefined): boolean =>
  one?.rule === other?.rule && JSON.stringify(one?.values) === JSON.stringify(other?.values)
