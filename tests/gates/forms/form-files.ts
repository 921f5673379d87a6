import fc from 'fast-check'
import type { FormUi } from '~/forms/definition.ts'
import { hasLength, isEmail } from '~/forms/validators/text-rules.ts'
import { moduleOf, type Module } from '../../../tools/code/modules.ts'
import { files, read } from '../support/repository.ts'
import { allFields, fieldsOf, isList, type Form, type Schema } from './definitions.ts'

/**
 * Paths at which a schema contains text. Text belongs in the message catalogues (forms.md). RJSF also rejects a schema
 * that differs from its precompiled validator, even if only a text differs.
 */
export function wordsInside(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => [
    ...(['title', 'description', 'default', 'examples', '$comment'].includes(key) && typeof part !== 'object'
      ? [`${at}/${key}: no words in a form`]
      : []),
    ...wordsInside(part, `${at}/${key}`),
  ])
}

/** Fields that are only in the schema or only in the layout, on every level. */
export function layoutDifferences({ id, schema, ui }: Pick<Form, 'id' | 'schema' | 'ui'>, path = id): string[] {
  const asked = new Map(fieldsOf(schema).map((field) => [field.name, field.schema]))
  const laidOut = Object.keys(ui.fields)
  return [
    ...[...asked.keys()].filter((name) => !laidOut.includes(name)).map((name) => `${path}.${name}: not in the layout`),
    ...laidOut.filter((name) => !asked.has(name)).map((name) => `${path}.${name}: not in the schema`),
    ...(ui.order ?? [])
      .filter((name) => !asked.has(name))
      .map((name) => `${path}.${name}: ordered, and not in the schema`),
    ...(ui.order
      ? [...asked.keys()].filter((name) => !ui.order?.includes(name)).map((name) => `${path}.${name}: not in the order`)
      : []),
    ...[...asked].flatMap(([name, field]) => {
      const items = ui.fields[name]?.items
      if (isList(field) && ui.fields[name]?.widget !== 'files')
        return items
          ? layoutDifferences({ id, schema: field.items ?? {}, ui: items }, `${path}.${name}`)
          : [`${path}.${name}: a list without a layout of its lines`]
      return items ? [`${path}.${name}: lines of a field that is no list`] : []
    }),
  ]
}

export const unknownWidgets = (ui: FormUi, known: readonly string[]): string[] =>
  Object.entries(ui.fields).flatMap(([name, { widget, items }]) => [
    ...(widget && !known.includes(widget) ? [`${name}: no widget ${widget}`] : []),
    ...(items ? unknownWidgets(items, known) : []),
  ])

/** References of a form to the contract: field, file and pointer. */
export function references(
  value: unknown,
  at = '',
): { readonly at: string; readonly file: string; readonly pointer: string }[] {
  if (typeof value !== 'object' || value === null) return []
  if ('$ref' in value && typeof value.$ref === 'string') {
    const [file = '', pointer = ''] = value.$ref.split('#')
    return [{ at, file, pointer }]
  }
  return Object.entries(value).flatMap(([key, part]) => references(part, `${at}/${key}`))
}

/** A maximum that a form defines itself instead of referring to the contract, with its field and keyword. */
interface OwnBound {
  readonly field: string
  readonly keyword: 'maxLength' | 'maxItems' | 'maximum'
  readonly limit: number
}

export function ownBounds(value: unknown, field: string): OwnBound[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    if (typeof part === 'number' && (key === 'maxLength' || key === 'maxItems' || key === 'maximum'))
      return [{ field, keyword: key, limit: part }]
    if (key !== 'properties') return ownBounds(part, field)
    return Object.entries(part as object).flatMap(([name, inner]) => ownBounds(inner, `${field}.${name}`))
  })
}

/**
 * Problems with the maximums that forms define themselves. A maximum must not exceed the maximum of the request field
 * in which the value is sent. `sentAs` names this request field for each form field, and must list every form field
 * that has its own maximum. In `sentAs`, `null` means that the portal does not send the value as typed.
 */
export const widerThanSent = (
  bounds: readonly OwnBound[],
  sentAs: Readonly<Record<string, string | null>>,
  schemaAt: (place: string) => Schema,
): string[] =>
  bounds.flatMap(({ field, keyword, limit }) => {
    const place = sentAs[field]
    if (place === undefined) return [`${field}: refer to the ${keyword} of the contract, or say what it is sent as`]
    const most = place === null ? undefined : schemaAt(place)[keyword]
    return typeof most === 'number' && limit > most ? [`${field}: ${keyword} ${limit}, the request takes ${most}`] : []
  })

/** Generates values that a schema of our forms accepts. */
function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const { minLength = 0, maxLength = 40, minimum = -1000, maximum = 1000 } = schema as Record<string, number>
  switch (schema.type) {
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return fc.integer({ min: minimum, max: maximum })
    case 'string':
      if (schema['format'] === 'date8')
        return fc
          .date({ min: new Date(Date.UTC(1900, 0, 1)), max: new Date(Date.UTC(2100, 0, 1)), noInvalidDate: true })
          .map((date) => date.toISOString().slice(0, 10).replaceAll('-', ''))
      // Generates valid and nearly valid e-mail addresses, and keeps those that the form's rule accepts.
      if (schema['format'] === 'email')
        return fc
          .oneof(fc.emailAddress(), fc.stringMatching(/^[\w'.+éß%-]{1,12}@[\w.é-]{1,12}\.[A-Za-zé]{1,4}$/))
          .filter((text) => isEmail(text) && text.length >= minLength && text.length <= maxLength)
      if (typeof schema['pattern'] === 'string') {
        const pattern = new RegExp(schema['pattern'])
        // fast-check cannot generate texts for a pattern with lookaheads (a new password), so a suffix that matches the
        // pattern is added to any text
        const texts = schema['pattern'].includes('(?=')
          ? fc
              .tuple(fc.string({ unit: 'grapheme', maxLength: 30 }), fc.constantFrom('aA1', 'Password1'))
              .map(([any, asked]) => any + asked)
          : fc.stringMatching(pattern)
        // the form counts a character outside Unicode's basic plane, such as an emoji, as one character
        return texts.filter(
          (text) =>
            pattern.test(text) && hasLength(text, { min: minLength, max: schema['maxLength'] as number | undefined }),
        )
      }
      return fc
        .oneof(
          fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 30) }),
          fc.constant('x'.repeat(Math.min(maxLength, 5000))),
        )
        .filter((text) => text.length <= maxLength)
    default:
      throw new Error(`no values for ${JSON.stringify(schema)}`)
  }
}

interface RequestSchema {
  readonly safeParse: (value: unknown) => { readonly success: boolean }
}

/** Values that a field accepts but the request rejects. The member would learn of the mistake only from the service. */
export function refusedByRequest(name: string, schema: Schema, request: RequestSchema): string[] {
  const refused = fc
    .sample(valuesOf(schema), { numRuns: 200, seed: 11 })
    .filter((value) => !request.safeParse(value).success)
  return refused.length > 0 ? [`${name}: the request refuses ${JSON.stringify(refused[0])?.slice(0, 40)}`] : []
}

/**
 * Fields that would fail when rendered, because the build leaves out the parts of RJSF that they need
 * (tools/vite/strip-library-parts.ts).
 */
export function unshown(schema: Schema, name: string): string[] {
  const branches: readonly Schema[] = [schema, ...(schema.allOf ?? []).flatMap(({ then }) => (then ? [then] : []))]
  return branches.flatMap(({ properties = {} }) =>
    Object.entries(properties).flatMap(([key, field]) => [
      ...['oneOf', 'anyOf', '$ref']
        .filter((keyword) => keyword in field)
        .map((keyword) => `${name}.${key}: ${keyword}`),
      ...(field.type === 'null' ? [`${name}.${key}: type null`] : []),
      ...(field.items ? unshown(field.items, `${name}.${key}`) : []),
    ]),
  )
}

/** Fields whose layout repeats a length limit of the schema. The limit in the layout would override the contract's. */
export const boundTwice = ({ id, schema, ui }: Pick<Form, 'id' | 'schema' | 'ui'>): string[] =>
  allFields(schema, ui).flatMap(({ key, schema: field, ui: layout }) => [
    ...(layout.maxLength !== undefined && field['maxLength'] !== undefined
      ? [`${id}.${key}: the schema says how long it is`]
      : []),
    ...(layout.enforceMaxLength && field['maxLength'] === undefined
      ? [`${id}.${key}: there is no bound to stop at`]
      : []),
  ])

/**
 * Fields whose answers are probably not sent, because the code that shows their form does not contain their name. Two
 * kinds of field are exempt, because the portal does not send them: agreements, and fields that repeat another answer.
 */
export const unsent = ({ id, schema, ui }: Pick<Form, 'id' | 'schema' | 'ui'>, code: string): string[] =>
  allFields(schema, ui)
    .filter(
      ({ schema: field, ui: layout }) =>
        field.const === undefined && !layout.rules?.some((rule) => typeof rule === 'object' && 'equal_to' in rule),
    )
    .filter(({ name }) => !new RegExp(String.raw`\b${name}\b`).test(code))
    .map(({ key }) => `${id}.${key}: no code that sends the form names this field`)

export const readPortal = (): Module[] =>
  files(/^src\/.+(?<!\.(?:test|examples))\.tsx?$/).map((file) => moduleOf(file, read(file)))

/**
 * The code behind a form: the modules that import the form, and the modules of `src/areas` that these modules import.
 * For a form of the claim wizard, all modules of the claims area take the place of the importing modules.
 */
export function codeBehind({ file }: Pick<Form, 'file'>, portal: readonly Module[]): string {
  const generated = file.replace(/^forms\//, 'generated/forms/').replace('.schema.json', '.ts')
  const shown = portal.filter((each) =>
    file.startsWith('forms/claim/')
      ? each.file.startsWith('src/areas/claims/')
      : each.imports.some(({ target }) => target === generated),
  )
  const near = new Set(
    shown.flatMap((each) => [
      each.file,
      ...each.imports.map(({ target }) => target).filter((target) => target.startsWith('src/areas/')),
    ]),
  )
  return portal.flatMap((each) => (near.has(each.file) ? [read(each.file)] : [])).join('\n')
}
