import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { compileConditions, compileForm } from './compile-validators.ts'
import { typeOf, type Schema } from './form-types.ts'
import { resolveSchema } from './resolve-schema.ts'

const HEADER = '// Generated from forms/. Do not edit.\n'
const pascal = (id: string) => id[0]!.toUpperCase() + id.slice(1)
const TYPES = "import type { ValidatorFunctions } from '@rjsf/validator-ajv8'\nexport declare const validators: ValidatorFunctions\n"

/** The files of `generated/forms`: per form its resolved schema, its layout, its type and its compiled validators; per wizard its definition, the type of its answers and its conditions. */
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

/** What must hold of each step's answer, of `policy` and of `facts`. */
type When = Readonly<Record<string, Readonly<Record<string, object>>>>

/**
 * `{ "provider-search": { "how": { "const": "search" } } }` is short for JSON Schemas over `{ answers, policy, facts }`, one for each part; all
 * must hold. A list says several conditions, one of which is enough.
 */
function generateWizard(root: string, path: string): Record<string, string> {
  const definition = JSON.parse(readFileSync(join(root, path), 'utf8')) as {
    id: string
    steps: Record<string, { form?: string; when?: When | readonly When[] }>
  }
  const schemas: Record<string, object> = {}
  const holds = (part: string, fields: Readonly<Record<string, object>>) => {
    const name = `part${Object.keys(schemas).length}`
    schemas[name] = { type: 'object', required: Object.keys(fields), properties: fields }
    return `exports.${name}(state${part === 'policy' || part === 'facts' ? `.${part}` : `.answers[${JSON.stringify(part)}]`})`
  }
  const allHold = (when: When) => Object.entries(when).map(([part, fields]) => holds(part, fields))
  const conditions = Object.entries(definition.steps).flatMap(([step, { when }]) =>
    when
      ? [
          `${JSON.stringify(step)}: (state) => ${[when]
            .flat()
            .map((each) => allHold(each).join(' && '))
            .join(' || ')}`,
        ]
      : [],
  )
  const steps = Object.fromEntries(Object.entries(definition.steps).map(([id, { when: _when, ...step }]) => [id, step]))
  const target = join('generated', dirname(path), 'wizard')
  const forms = new Map(
    Object.values(definition.steps).flatMap(({ form }): [string, string][] => {
      if (!form) return []
      const { $id } = JSON.parse(readFileSync(join(root, dirname(path), `${form}.schema.json`), 'utf8')) as { $id: string }
      return [[form, pascal($id)]]
    }),
  )
  const imports = [...forms].map(([form, type]) => `import type { ${type} } from './${form}.ts'\n`)
  const answers = Object.entries(definition.steps).flatMap(([id, { form }]) => (form ? [`  readonly ${JSON.stringify(id)}?: ${forms.get(form)}\n`] : []))
  return {
    [`${target}.conditions.js`]: `${compileConditions(schemas)}\nexport const conditions = { ${conditions.join(', ')} }\n`,
    [`${target}.conditions.d.ts`]: `${HEADER}export declare const conditions: Readonly<Record<string, (state: { answers: object; policy: object; facts: object }) => boolean>>\n`,
    [`${target}.ts`]:
      `${HEADER}${imports.join('')}\n/** The answers of the wizard \`${definition.id}\` by step, as their forms type them. */\n` +
      `export interface ${pascal(definition.id)}Answers {\n${answers.join('')}}\n\n` +
      `export const definition = ${JSON.stringify({ ...definition, steps }, undefined, 1)} as const\n`,
  }
}
