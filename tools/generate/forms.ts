import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { compileConditions, compileForm } from './compile-validators.ts'
import { type FieldUi, type FormUi, WIDGET_NAMES } from '../../src/forms/definition.ts'
import { fieldsOf, typeOf, type Schema } from './form-types.ts'
import { resolveSchema } from './resolve-schema.ts'
import { placeIn, readJson, SourceProblem } from './source-problem.ts'

const HEADER = '// Generated from forms/. Do not edit.\n'
const pascal = (id: string) => id[0]!.toUpperCase() + id.slice(1)
const TYPES =
  "import type { ValidatorFunctions } from '@rjsf/validator-ajv8'\nexport declare const validators: ValidatorFunctions\n"

/**
 * The files of `generated/forms`. A form has its resolved schema, layout, type and compiled validators; a wizard has
 * its definition, the type of its answers and its conditions. Compiling takes nearly all of the time, so validators of
 * an unchanged definition are reused: `present` returns the existing text of a file.
 *
 * @throws SourceProblem with all mistakes of all forms
 */
export function generateForms(
  root: string,
  present: (file: string) => string | undefined = () => undefined,
): Record<string, string> {
  const out: Record<string, string> = {}
  const broken: string[] = []
  const make = (files: () => Record<string, string>) => {
    try {
      Object.assign(out, files())
    } catch (error) {
      if (!(error instanceof SourceProblem)) throw error
      broken.push(error.message)
    }
  }
  for (const path of globSync('forms/*/*.schema.json', { cwd: root }).toSorted())
    make(() => generateForm(root, path, present))
  for (const path of globSync('forms/*/wizard.json', { cwd: root }).toSorted()) make(() => generateWizard(root, path))
  if (broken.length > 0) throw new SourceProblem([...new Set(broken)].join('\n'))
  return out
}

function generateForm(
  root: string,
  path: string,
  present: (file: string) => string | undefined,
): Record<string, string> {
  const { id, schema, ui, joined } = readForm(root, path)
  const target = join('generated', dirname(path), basename(path, '.schema.json'))
  const definition =
    `${HEADER}import type { FormDefinition } from '~/forms/definition.ts'\nimport { validators } from './${basename(target)}.validators.js'\n\n` +
    `/** Data of the form \`${id}\` while it is filled in. */\nexport interface ${pascal(id)} ${typeOf(schema)}\n\n` +
    `export const ${id}Form: FormDefinition<${pascal(id)}> = ${JSON.stringify({ id, schema, ui, joined }).slice(0, -1)},"validators":validators}\n`
  const validators = present(`${target}.ts`) === definition ? present(`${target}.validators.js`) : undefined
  return {
    [`${target}.validators.js`]: validators ?? compile(path, readFileSync(join(root, path), 'utf8'), schema),
    [`${target}.validators.d.ts`]: `${HEADER}${TYPES}`,
    [`${target}.ts`]: definition,
  }
}

interface FormSource {
  readonly id: string
  readonly schema: FormSchema
  readonly ui: FormUi
  /** the fields of each joined form, by the name of the form */
  readonly joined?: Readonly<Record<string, readonly string[]>>
}
type FormSchema = Schema & { readonly $id?: string; readonly joins?: Joins }
/**
 * Other forms whose questions a form includes, by name of the other form: `true` includes all of its fields, a list
 * only the listed fields.
 */
type Joins = Readonly<Record<string, true | readonly string[]>>

/**
 * Reads a form and resolves its schema. A form that joins other forms has no layout file, because each field keeps the
 * layout of its own form.
 */
function readForm(root: string, path: string): FormSource {
  const schema = resolveSchema(root, join(root, path)) as FormSchema
  const id = schema.$id
  if (!id) throw new SourceProblem(`${path}:1:1 a form needs an $id: the name of its type and of its sentences.`)
  if (schema.joins) return joinForms(root, path, id, schema.joins)
  const uiPath = path.replace('.schema.json', '.ui.json')
  if (!existsSync(join(root, uiPath)))
    throw new SourceProblem(`${path}:1:1 no layout beside it (${basename(uiPath)}): write one, { "fields": { … } }.`)
  return { id, schema, ui: readLayout(uiPath, readFileSync(join(root, uiPath), 'utf8'), schema) }
}

/**
 * Makes one form of the questions of several forms. The questions keep their messages, and all field names must be
 * different.
 */
function joinForms(root: string, path: string, id: string, joins: Joins): FormSource {
  const parts = Object.entries(joins).map(([name, chosen]) => {
    const form = readForm(root, join(dirname(path), `${name}.schema.json`))
    const isChosen = (field: string) => chosen === true || chosen.includes(field)
    const fields = (form.ui.order ?? Object.keys(form.ui.fields)).filter(isChosen)
    const properties = Object.entries(form.schema.properties ?? {}).filter(([field]) => isChosen(field))
    return {
      name,
      fields,
      ui: fields.map((field): [string, FieldUi] => [field, withMessages(form.ui.fields[field] ?? {}, form.id)]),
      rules: chosen === true ? (form.ui.rules ?? []) : [],
      properties,
      required: (form.schema.required ?? []).filter(isChosen),
      conditions: chosen === true ? (form.schema.allOf ?? []) : [],
    }
  })
  const all = parts.flatMap(({ fields }) => fields)
  const twice = all.find((field, at) => all.indexOf(field) !== at)
  if (twice) throw new SourceProblem(`${path}:1:1 two of the joined forms have a field ${twice}: choose the fields.`)
  const conditions = parts.flatMap((part) => part.conditions)
  const rules = parts.flatMap((part) => part.rules)
  return {
    id,
    schema: {
      $id: id,
      type: 'object',
      required: parts.flatMap(({ required }) => required),
      properties: Object.fromEntries(parts.flatMap(({ properties }) => properties)),
      ...(conditions.length > 0 && { allOf: conditions }),
    },
    ui: {
      order: all,
      fields: Object.fromEntries(parts.flatMap((part) => part.ui)),
      ...(rules.length > 0 && { rules }),
    },
    joined: Object.fromEntries(parts.map(({ name, fields }) => [name, fields])),
  }
}

/**
 * A field of a joined form. The field, and the fields of its list items, use the messages of the form that defines
 * them.
 */
const withMessages = (field: FieldUi, messages: string): FieldUi => ({
  ...field,
  messages,
  ...(field.items && {
    items: {
      ...field.items,
      fields: Object.fromEntries(
        Object.entries(field.items.fields).map(([name, each]) => [name, withMessages(each, messages)]),
      ),
    },
  }),
})

/**
 * Turns Ajv's message about an invalid schema into a mistake with file and line. An example of such a message is
 * `data/properties/day/type must be equal to one of the allowed values`.
 */
function compile(path: string, text: string, schema: object): string {
  try {
    return compileForm(schema)
  } catch (error) {
    const what = (error as Error).message.split(', data/')[0]!
    const keys = /data(\/\S*)/.exec(what)?.[1]?.split('/').slice(1) ?? []
    const offset = keys.reduce((from, key) => Math.max(from, text.indexOf(JSON.stringify(key), from)), 0)
    throw new SourceProblem(`${placeIn(path, text, offset)} ${what}. Write it as JSON Schema has it.`, { cause: error })
  }
}

/** Reads a layout. Its fields must exist in the schema, and its widgets in the portal. */
function readLayout(path: string, text: string, schema: Schema): FormUi {
  const ui = readJson<FormUi>(path, text)
  const broken: string[] = []
  const refuse = (word: string, what: string) =>
    broken.push(`${placeIn(path, text, text.indexOf(JSON.stringify(word)))} ${what}`)
  const check = ({ fields, order = [] }: FormUi, known: ReadonlySet<string>, of: Schema) => {
    for (const name of new Set([...Object.keys(fields), ...order]))
      if (!known.has(name)) refuse(name, `the schema has no field ${name}, only ${[...known].join(', ')}.`)
    for (const [name, { widget = 'text', items }] of Object.entries(fields)) {
      if (!WIDGET_NAMES.includes(widget))
        refuse(widget, `there is no widget ${widget}, only ${WIDGET_NAMES.join(', ')}.`)
      const lines = of.properties?.[name]?.items
      if (items && lines) check(items, new Set(fieldsOf(lines).keys()), lines)
    }
  }
  if (typeof ui.fields !== 'object')
    throw new SourceProblem(`${path}:1:1 a layout says how each field is asked: { "fields": { … } }.`)
  check(ui, new Set(fieldsOf(schema).keys()), schema)
  if (broken.length > 0) throw new SourceProblem(broken.join('\n'))
  return ui
}

/** Conditions of a step, on the answers of other steps, on `policy` and on `facts`. */
type When = Readonly<Record<string, Readonly<Record<string, object>>>>

/**
 * Generates a wizard. A condition such as `{ "provider-search": { "how": { "const": "search" } } }` becomes up to three
 * JSON Schemas, for `answers`, `policy` and `facts`, and all of them must match. A list of conditions holds if any one
 * of them does.
 */
function generateWizard(root: string, path: string): Record<string, string> {
  const text = readFileSync(join(root, path), 'utf8')
  const definition = readJson<{
    id: string
    steps: Record<string, { page: string; form?: string; pageForm?: string; when?: When | readonly When[] }>
  }>(path, text)
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
  // leaves out the page of a step if it has the same name as the step, which saves bytes for most steps
  const steps = Object.fromEntries(
    Object.entries(definition.steps).map(([id, { when: _when, page, ...step }]) => [
      id,
      page === `${definition.id}s.${id}` ? step : { page, ...step },
    ]),
  )
  const target = join('generated', dirname(path), 'wizard')
  const forms = new Map(
    Object.values(definition.steps).flatMap(({ form, pageForm }): [string, string][] => {
      if (pageForm) existing(pageForm)
      if (!form) return []
      return [[form, pascal(existing(form))]]
    }),
  )
  /** The $id of a form that the wizard names. */
  function existing(form: string): string {
    const file = join(dirname(path), `${form}.schema.json`)
    if (!existsSync(join(root, file)))
      throw new SourceProblem(
        `${placeIn(path, text, text.search(new RegExp(`"(?:f|pageF)orm": "${form}"`)))} there is no form ${form}: write ${file}, or name another.`,
      )
    return readJson<{ $id: string }>(file, readFileSync(join(root, file), 'utf8')).$id
  }
  const imports = [...forms].map(([form, type]) => `import type { ${type} } from './${form}.ts'\n`)
  const answers = Object.entries(definition.steps).flatMap(([id, { form }]) =>
    form ? [`  readonly ${JSON.stringify(id)}?: ${forms.get(form)}\n`] : [],
  )
  return {
    [`${target}.conditions.js`]: `${compileConditions(schemas)}\nexport const conditions = { ${conditions.join(', ')} }\n`,
    [`${target}.conditions.d.ts`]: `${HEADER}export declare const conditions: Readonly<Record<string, (state: { answers: object; policy: object; facts: object }) => boolean>>\n`,
    [`${target}.ts`]:
      `${HEADER}${imports.join('')}\n/** The answers of the wizard \`${definition.id}\` by step, as their forms type them. */\n` +
      `export interface ${pascal(definition.id)}Answers {\n${answers.join('')}}\n\n` +
      `export const definition = ${JSON.stringify({ ...definition, steps }, undefined, 1)} as const\n`,
  }
}
