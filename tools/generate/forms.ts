import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { compileConditions, compileForm } from './compile-validators.ts'
import { typeOf, type Schema } from './form-types.ts'
import { resolveSchema } from './resolve-schema.ts'

const HEADER = '// Generated from forms/. Do not edit.\n'
const pascal = (id: string) => id[0]!.toUpperCase() + id.slice(1)
const TYPES = "import type { ValidatorFunctions } from '@rjsf/validator-ajv8'\nexport declare const validators: ValidatorFunctions\n"

/** The files of `generated/forms`: per form its resolved schema, its layout, its type and its compiled validators; per wizard its conditions. */
export function generateForms(root: string): Record<string, string> {
  const out: Record<string, string> = {}
  for (const path of globSync('forms/*/*.schema.json', { cwd: root }).toSorted()) {
    const schema = resolveSchema(root, join(root, path)) as Schema & { $id?: string }
    const id = schema.$id
    if (!id) throw new Error(`${path}: a form needs an $id`)
    const uiFile = join(root, path.replace('.schema.json', '.ui.json'))
    if (!existsSync(uiFile)) throw new Error(`${path}: no layout beside it (${basename(uiFile)})`)
    const ui = JSON.parse(readFileSync(uiFile, 'utf8')) as object
    const target = join('generated', dirname(path), basename(path, '.schema.json'))
    out[`${target}.validators.js`] = compileForm(schema)
    out[`${target}.validators.d.ts`] = `${HEADER}${TYPES}`
    out[`${target}.ts`] =
      `${HEADER}import type { FormDefinition } from '~/forms/definition.ts'\nimport { validators } from './${basename(target)}.validators.js'\n\n` +
      `/** Data of the form \`${id}\` while it is filled in. */\nexport interface ${pascal(id)} ${typeOf(schema)}\n\n` +
      `export const ${id}Form: FormDefinition<${pascal(id)}> = ${JSON.stringify({ id, schema, ui }).slice(0, -1)},"validators":validators}\n`
  }
  for (const path of globSync('forms/*/wizard.json', { cwd: root }).toSorted()) Object.assign(out, generateWizard(root, path))
  return out
}

/** `{ "provider-search": { "how": { "const": "search" } } }` is short for a JSON Schema over `{ answers, policy, facts }`. */
function generateWizard(root: string, path: string): Record<string, string> {
  const definition = JSON.parse(readFileSync(join(root, path), 'utf8')) as { steps: Record<string, { when?: Record<string, Record<string, object>> }> }
  const conditions: Record<string, object> = {}
  const all = (properties: Record<string, object>) => ({ required: Object.keys(properties), properties })
  for (const [step, { when }] of Object.entries(definition.steps)) {
    if (!when) continue
    const { policy, facts, ...answers } = Object.fromEntries(Object.entries(when).map(([key, fields]) => [key, all(fields)]))
    conditions[step.replaceAll('-', '_')] = all({
      ...(Object.keys(answers).length > 0 && { answers: all(answers) }),
      ...(policy && { policy }),
      ...(facts && { facts }),
    })
  }
  const steps = Object.fromEntries(Object.entries(definition.steps).map(([id, { when: _when, ...step }]) => [id, step]))
  const target = join('generated', dirname(path), 'wizard')
  const compiled = compileConditions(conditions)
  return {
    [`${target}.conditions.js`]: `${compiled}\nexport const conditions = { ${Object.keys(conditions)
      .map((key) => `${JSON.stringify(key.replaceAll('_', '-'))}: exports.${key}`)
      .join(', ')} }\n`,
    [`${target}.conditions.d.ts`]: `${HEADER}export declare const conditions: Readonly<Record<string, (value: unknown) => boolean>>\n`,
    [`${target}.ts`]: `${HEADER}export const definition = ${JSON.stringify({ ...definition, steps }, undefined, 1)} as const\n`,
  }
}
