import { isEmpty } from './field-rules.ts'

/** A rule over several answers. Returns the field at which to say that it is broken, or undefined when it is kept. */
export type FormRule = (data: Readonly<Record<string, unknown>>, argument: unknown) => string | undefined

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
} as const satisfies Record<string, FormRule>
