import { choicesOf } from '../../../src/forms/theme/widgets/choice-widgets.tsx'
import { argumentsOf } from '../messages/catalogues.ts'
import { allFields, ruleOf, type Field, type Form } from './definitions.ts'

/**
 * Schema keywords that a member's answer can violate, with the arguments of their messages (src/forms/check-form.ts).
 */
const KEYWORDS: Readonly<Record<string, readonly string[]>> = {
  enum: [],
  const: [],
  pattern: [],
  uniqueItems: [],
  minLength: ['limit'],
  maxLength: ['limit'],
  minimum: ['limit'],
  maximum: ['limit'],
  minItems: ['limit'],
  maxItems: ['limit'],
}
/** Arguments that every label, hint, placeholder and marker may contain (src/forms/theme/use-widget.ts). */
const LIMITS = ['types', 'each', 'total', 'count']

/**
 * A message of a form. `id` is its own id. `shared` lists the shared ids that are used if `id` does not exist, the most
 * specific one first. `values` lists the arguments that the form passes.
 */
export interface Word {
  readonly id: string
  readonly shared?: readonly string[]
  readonly isRequired: boolean
  readonly values: readonly string[]
}

/** Every message that a form can show, by the conventions of src/forms/field-messages.ts. */
export function wordsOf({ id, schema, ui }: Form): Word[] {
  const fields = allFields(schema, ui)
  return [
    ...fields.flatMap((field) => {
      const owner = field.ui.messages ?? id
      return field.ui.widget === 'hidden'
        ? []
        : [...shown(owner, field), ...lines(owner, field), ...options(owner, field), ...refusals(owner, field)]
    }),
    ...formRules(id, ui.rules ?? []),
  ]
}

const shown = (form: string, { key }: Field): Word[] =>
  ['label', 'hint', 'placeholder', 'optional'].map((word) => ({
    id: `form.${form}.${key}.${word}`,
    shared: word === 'placeholder' || word === 'optional' ? [] : [`form.${key}.${word}`],
    isRequired: word === 'label',
    values: LIMITS,
  }))

/** Messages for each line of a list (src/forms/theme/templates.tsx). */
const LINE_WORDS: Readonly<Record<string, readonly string[]>> = {
  add: [],
  item: ['number'],
  remove: ['number'],
  removed: ['number'],
  removeShort: [],
}
const lines = (form: string, { key, ui }: Field): Word[] =>
  ui.items
    ? Object.entries(LINE_WORDS).map(([word, values]) => ({
        id: `form.${form}.${key}.${word}`,
        shared: [`form.list.${word}`],
        isRequired: true,
        values,
      }))
    : []

function options(form: string, { key, schema, ui }: Field): Word[] {
  const isYesNo = ui.widget === 'yes-no'
  if (!isYesNo && !['choice', 'select', 'checkbox-group'].includes(ui.widget ?? '')) return []
  // choicesOf is the function with which the portal finds the options of a field
  const values = isYesNo
    ? ['true', 'false']
    : choicesOf(schema as never, ui, {}, { option: (value: string) => value } as never).map(({ value }) => value)
  return values.map((value) => ({
    id: `form.${form}.${key}.option.${value}`,
    shared: [isYesNo ? `form.${value === 'true' ? 'yes' : 'no'}` : `form.option.${value}`],
    isRequired: true,
    values: [],
  }))
}

function refusals(form: string, { key, schema, ui, canBeRequired }: Field): Word[] {
  const word = (rule: string, values: readonly string[]): Word => ({
    id: `form.${form}.${key}.error.${rule}`,
    shared: [`form.${key}.error.${rule}`, `form.error.${rule}`],
    isRequired: true,
    values,
  })
  const { format, type } = schema
  return [
    ...(canBeRequired ? [word('required', [])] : []),
    ...(type === 'integer' || type === 'number' ? [word('type', [])] : []),
    ...(typeof format === 'string' ? [word(format, [])] : []),
    ...Object.entries(KEYWORDS)
      .filter(([keyword]) => keyword in schema)
      .map(([keyword, values]) => word(keyword, values)),
    ...(ui.rules ?? []).map(ruleOf).map(({ name, values }) => word(name, values)),
  ]
}

/** Rules that compare a field across the lines of a list. Their argument is the path of that field, `[list, field]`. */
const LINE_RULES = ['differentLines']

/**
 * Messages of rules for the whole form. A rule can show its message at any field that it names, so the list contains
 * the message for each of these fields.
 */
const formRules = (form: string, rules: readonly Parameters<typeof ruleOf>[0][]): Word[] =>
  rules.map(ruleOf).flatMap(({ name, argument, values }) =>
    toldAt(name, argument).map((field) => ({
      id: `form.${form}.${field}.error.${name}`,
      shared: [`form.error.${name}`],
      isRequired: true,
      values,
    })),
  )

function toldAt(name: string, argument: unknown): string[] {
  if (!Array.isArray(argument)) return ['lines']
  return LINE_RULES.includes(name) ? [argument.join('.')] : (argument as string[])
}

/** Missing required messages, and messages with an argument that the form does not pass. */
export function badWords(words: readonly Word[], sentences: Readonly<Record<string, string>>): string[] {
  return words.flatMap(({ id, shared = [], isRequired, values }) => {
    const sentence = [id, ...shared].map((each) => sentences[each]).find((each) => each !== undefined)
    if (sentence === undefined) return isRequired ? [`${id}: no sentence`] : []
    return argumentsOf(sentence)
      .filter((name) => !values.includes(name))
      .map((name) => `${id}: it has no argument {${name}}`)
  })
}

/** Choice fields that have fewer than two options in the schema and for which the page provides none. */
export function unanswerable({ id, schema, ui }: Form): string[] {
  return allFields(schema, ui)
    .filter(
      ({ ui: layout }) =>
        ['choice', 'select', 'checkbox-group', 'records'].includes(layout.widget ?? '') && !layout.options,
    )
    .filter(
      ({ schema: field, ui: layout }) =>
        choicesOf(field as never, layout, {}, { option: (value: string) => value } as never).length < 2,
    )
    .map(({ key }) => `${id}.${key}: nothing to choose from`)
}
