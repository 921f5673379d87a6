import { use } from 'react'
import type { FormDefinition } from '~/forms/definition.ts'
import type { FormData } from '~/wizard/definition.ts'

type FormModule = Readonly<Record<string, FormDefinition<FormData>>>
// One chunk per form: a step loads its own question, not all of them.
const files = import.meta.glob<FormModule>(['../../../generated/forms/claim/*.ts', '!**/wizard.ts', '!**/*.d.ts'])

const loading = new Map<string, Promise<FormDefinition<FormData>>>()

/** The definition of a form by the name of its file. */
export function loadFormDefinition(name: string): Promise<FormDefinition<FormData>> {
  const known = loading.get(name)
  if (known) return known
  const load = files[`../../../generated/forms/claim/${name}.ts`]
  if (!load) throw new Error(`no form ${name}`)
  const definition = load().then((module) => Object.values(module)[0]!)
  // A chunk that did not arrive may arrive the next time.
  definition.catch(() => loading.delete(name))
  loading.set(name, definition)
  return definition
}

/** Suspends until the form's definition is there; undefined for a step that asks nothing. */
export const useFormDefinition = (name: string | undefined): FormDefinition<FormData> | undefined => (name ? use(loadFormDefinition(name)) : undefined)
