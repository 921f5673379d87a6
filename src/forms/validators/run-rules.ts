import type { FormUi, Rule } from '~/forms/definition.ts'
import type { FieldFailure, FieldPath } from '~/forms/form-texts.tsx'
import { FIELD_RULES, type FieldRule, isEmpty } from './field-rules.ts'

type Data = Readonly<Record<string, unknown>>

interface NamedRule {
  readonly name: string
  readonly argument: unknown
  /** the rule applies only if the other questions have these answers */
  readonly when: Data
}

const named = (rule: Rule): NamedRule => {
  if (typeof rule === 'string') return { name: rule, argument: undefined, when: {} }
  const { when = {}, ...rest } = rule
  const [[name, argument] = ['', undefined]] = Object.entries(rest)
  return { name, argument, when: when as Data }
}

/** The names of rules that a layout uses but that do not exist. A test checks every `ui.json` with this function. */
export const unknownRules = (ui: FormUi): string[] => [
  ...(ui.rules ?? []).map((rule) => named(rule).name).filter((name) => !(name in FORM_RULES)),
  ...Object.values(ui.fields).flatMap((field) => [
    ...(field.rules ?? []).map((rule) => named(rule).name).filter((name) => !(name in FIELD_RULES)),
    ...(field.items ? unknownRules(field.items) : []),
  ]),
]

/** Failures of a layout's named rules, in the order of the layout. */
export function failedRules(ui: FormUi, data: Data, now: Date, path: FieldPath = []): FieldFailure[] {
  const holds = ({ when }: NamedRule) => Object.entries(when).every(([name, value]) => data[name] === value)
  const ofFields = Object.entries(ui.fields).flatMap(([name, field]): FieldFailure[] => {
    const value = data[name]
    const own = (field.rules ?? [])
      .map(named)
      .filter((rule) => holds(rule) && (rule.name === 'required' || !isEmpty(value)))
    const failed = own.filter(
      (rule) => !(FIELD_RULES as Record<string, FieldRule>)[rule.name]?.(value, rule.argument, { siblings: data, now }),
    )
    const lines = field.items && Array.isArray(value) ? value : []
    return [
      ...failed.map((rule) => ({ path: [...path, name], rule: rule.name, values: valuesOf(rule, data) })),
      ...lines.flatMap((line, index) =>
        field.items ? failedRules(field.items, (line ?? {}) as Data, now, [...path, name, index]) : [],
      ),
    ]
  })
  const ofForm = (ui.rules ?? [])
    .map(named)
    .filter(holds)
    .flatMap((rule): FieldFailure[] => {
      const at = (FORM_RULES as Record<string, FormRule>)[rule.name]?.(data, rule.argument)
      return at === undefined
        ? []
        : [{ path: [...path, ...[at].flat()], rule: rule.name, values: valuesOf(rule, data) }]
    })
  return [...ofFields, ...ofForm]
}

/**
 * The arguments of a rule's error message: the rule's bounds, or the answer to the other question that is the bound.
 */
function valuesOf({ argument }: NamedRule, data: Data): Record<string, string | number> | undefined {
  const scalar = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'
  if (typeof argument === 'string' && argument in data)
    return scalar(data[argument]) ? { limit: data[argument] } : undefined
  if (scalar(argument)) return { limit: argument }
  if (typeof argument !== 'object' || argument === null || Array.isArray(argument)) return undefined
  return Object.fromEntries(
    Object.entries(argument).filter((entry): entry is [string, string | number] => scalar(entry[1])),
  )
}

/**
 * A rule about several answers. It returns the field, or its path, that shows the failure; undefined if the answers are
 * valid.
 */
type FormRule = (data: Readonly<Record<string, unknown>>, argument: unknown) => string | FieldPath | undefined

const names = (argument: unknown): string[] => (Array.isArray(argument) ? argument.map(String) : [])

export const FORM_RULES = {
  /** `["a", "b"]`: at least one of these fields needs an answer or a ticked box (D-45, F-34) */
  atLeastOneOf: (data, argument) =>
    names(argument).some((name) => !isEmpty(data[name]) && data[name] !== false) ? undefined : names(argument)[0],

  /** `[organisation, first name, last name]`: a clinic, or a person with both names (D-108) */
  organisationOrPerson: (data, argument) => {
    const [organisation = '', first = '', last = ''] = names(argument)
    if (!isEmpty(data[organisation])) return undefined
    if (isEmpty(data[first]) && isEmpty(data[last])) return organisation
    return [first, last].find((name) => isEmpty(data[name]))
  },

  /** the counts of all lines may add up to at most this number, for example 20 claim lines (D-106) */
  atMostLines: (data, argument) => {
    const lines = Array.isArray(data['lines']) ? (data['lines'] as { count?: unknown }[]) : []
    return lines.reduce((sum, line) => sum + (typeof line?.count === 'number' ? line.count : 0), 0) > Number(argument)
      ? 'lines'
      : undefined
  },
  /** `["emails", "email"]`: the lines of a list differ in one field, ignoring case; the later line fails (D-140) */
  differentLines: (data, argument) => {
    const [list = '', field = ''] = names(argument)
    const lines = Array.isArray(data[list]) ? (data[list] as Readonly<Record<string, unknown>>[]) : []
    const answers = lines.map((line) => (typeof line?.[field] === 'string' ? line[field].toLowerCase() : undefined))
    const repeated = answers.findIndex((answer, index) => answer && answers.indexOf(answer) < index)
    return repeated === -1 ? undefined : [list, repeated, field]
  },
} as const satisfies Record<string, FormRule>
