import type { FieldPath } from '../failure.ts'
import { isEmpty } from './field-rules.ts'

/** A rule over several answers. Returns where to say that it is broken, a field or the way to it, or undefined when it is kept. */
export type FormRule = (data: Readonly<Record<string, unknown>>, argument: unknown) => string | FieldPath | undefined

const names = (argument: unknown): string[] => (Array.isArray(argument) ? argument.map(String) : [])

export const FORM_RULES = {
  /** `["a", "b"]`: an answer to one of them, or a ticked box (D-45, F-34, F-49) */
  atLeastOneOf: (data, argument) => (names(argument).some((name) => !isEmpty(data[name]) && data[name] !== false) ? undefined : names(argument)[0]),

  /** `[organisation, first name, last name]`: a clinic, or a person with both names (D-108) */
  organisationOrPerson: (data, argument) => {
    const [organisation = '', first = '', last = ''] = names(argument)
    if (!isEmpty(data[organisation])) return undefined
    if (isEmpty(data[first]) && isEmpty(data[last])) return organisation
    return [first, last].find((name) => isEmpty(data[name]))
  },

  /** the counts of all lines together, such as 20 claim lines (D-106) */
  atMostLines: (data, argument) => {
    const lines = Array.isArray(data['lines']) ? (data['lines'] as { count?: unknown }[]) : []
    return lines.reduce((sum, line) => sum + (typeof line?.count === 'number' ? line.count : 0), 0) > Number(argument) ? 'lines' : undefined
  },
  /** `["emails", "email"]`: the lines of a list differ in one answer, whatever its case; the later one is to be changed (D-140) */
  differentLines: (data, argument) => {
    const [list = '', field = ''] = names(argument)
    const lines = Array.isArray(data[list]) ? (data[list] as Readonly<Record<string, unknown>>[]) : []
    const answers = lines.map((line) => (typeof line?.[field] === 'string' ? line[field].toLowerCase() : undefined))
    const repeated = answers.findIndex((answer, index) => answer && answers.indexOf(answer) < index)
    return repeated === -1 ? undefined : [list, repeated, field]
  },
} as const satisfies Record<string, FormRule>
