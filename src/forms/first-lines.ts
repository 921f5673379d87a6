import type { FormDefinition } from './definition.ts'

interface ListSchema {
  readonly minItems?: number
}

/** A list that must have a line shows one to fill in, rather than a button to ask for it. Lists of chosen things come with their lines. */
export function withFirstLines({ schema, ui }: FormDefinition, data: object | undefined): object {
  const properties = (schema as { properties?: Record<string, ListSchema> }).properties ?? {}
  const lists = Object.entries(ui.fields).filter(([name, field]) => field.items && !field.fixed && (properties[name]?.minItems ?? 0) > 0)
  return { ...Object.fromEntries(lists.map(([name]) => [name, [{}]])), ...data }
}
