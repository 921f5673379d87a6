import type { RJSFSchema } from '@rjsf/utils'
import type { Choice } from '~/ui/field/choices.tsx'
import type { FieldUi, FormContext } from '../definition.ts'
import type { FieldWords } from '../field-words.ts'

/** The choices of a field: a list that the page gives by name, else the values of the schema with their messages. */
export function choicesOf(schema: RJSFSchema, ui: FieldUi, context: FormContext, words: FieldWords): readonly Choice[] {
  if (ui.options) return context.options?.[ui.options] ?? []
  const one = itemsOf(schema)
  const values =
    one.enum ?? one.oneOf?.map((option) => (typeof option === 'object' ? option.const : undefined)) ?? (one.type === 'boolean' ? [true, false] : [])
  return values.map((value) => ({ value: String(value), label: words.option(String(value)) }))
}

/** A choice is a text in the page; in the data it has the type of the schema (the reasons of coordination are numbers). */
export function answerOf(schema: RJSFSchema, choice: string | undefined): unknown {
  if (choice === undefined) return undefined
  const { type } = itemsOf(schema)
  if (type === 'boolean') return choice === 'true'
  return type === 'integer' || type === 'number' ? Number(choice) : choice
}

export const choiceOf = (answer: unknown): string | undefined => (answer === undefined || answer === null ? undefined : String(answer))

const itemsOf = (schema: RJSFSchema): RJSFSchema =>
  schema.type === 'array' && typeof schema.items === 'object' && !Array.isArray(schema.items) ? schema.items : schema
