declare module '*.schema.json?form' {
  import type { FormDefinition } from '~/forms/definition.ts'

  export const form: FormDefinition<Record<string, unknown>>
}
