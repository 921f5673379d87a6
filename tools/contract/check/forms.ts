import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CodeGraph, Place } from './code-graph.ts'
import type { Change } from './diff.ts'
import type { ComponentId } from './documents.ts'
import type { Uses } from './uses.ts'

/**
 * Keywords for bounds. A form may refer to a single bound in the contract, such as the maximum length of a property.
 */
const BOUND = /^(?:exclusive)?m(?:ax|in)\w+$/i

type ChangedPart = Pick<Change, 'what' | 'severity' | 'sides' | 'component' | 'keys' | 'attribute' | 'after'>

/**
 * Finds form fields that refer to the changed component. Also finds form fields that state a bound of their own, if the
 * contract's bound is now stricter than this bound. Each result is the line of the field.
 */
export function formsOf(root: string, change: ChangedPart, uses: Uses): Place[] {
  // if a new property is required, the form of the request must ask for it
  const isNewNeed = change.what === 'property-added' && change.severity === 'breaking'
  const touched = change.sides.length > 0 ? uses.closure(change.component) : new Set<ComponentId>()
  return globSync('forms/*/*.schema.json', { cwd: root }).flatMap((file) => {
    const form = readFileSync(join(root, file), 'utf8')
    return form.split('\n').flatMap((text, index): Place[] => {
      const refs = [...text.matchAll(/"\$ref":\s*"([^"]*openapi\/[^"]+)"/g)].map(([, ref = '']) => ref)
      const isTouched = refs.some(takesFrom) || (form.includes(`/${owner()}/`) && repeats(text))
      return isTouched ? [{ file: file.replaceAll('\\', '/'), line: index + 1 }] : []
    })
  })

  function owner(): string {
    return change.component.split('#/').at(-1)!
  }

  function takesFrom(ref: string): boolean {
    const [path = '', pointer = ''] = ref.slice(ref.indexOf('openapi/')).split('#')
    const [name = '', ...keys] = pointer.split('/').slice(1)
    // a field that refers to one bound of a property is affected by every change of the property
    const below = BOUND.test(keys.at(-1) ?? '') ? keys.slice(0, -1) : keys
    const isOwner = `${path}#/${name}` === change.component
    // a reference to a property is affected by a change of the property, or of a component that the property contains
    const isPart = isNewNeed || below.every((key, at) => change.keys[at] === key)
    const isMadeOf =
      !isOwner &&
      touched.has(`${path}#/${name}`) &&
      (keys.length === 0 ||
        uses
          .propertiesTyped(change.component)
          .some((each) => each.component === `${path}#/${name}` && below.includes(each.property)))
    return (isOwner && isPart) || isMadeOf
  }

  /** True if a line of a form has a field of the same name whose own bound is looser than the new bound. */
  function repeats(text: string): boolean {
    const { attribute = '', after, keys, sides } = change
    if (!BOUND.test(attribute) || typeof after !== 'number' || !sides.includes('request')) return false
    const own = new RegExp(`"${keys.at(-1)}":\\s*\\{[^{}]*"${attribute}":\\s*(\\d+)`).exec(text)?.[1]
    return own !== undefined && (/^(?:exclusive)?max/i.test(attribute) ? Number(own) > after : Number(own) < after)
  }
}

interface Wizard {
  readonly steps: Readonly<
    Record<string, { readonly page?: string; readonly form?: string; readonly pageForm?: string }>
  >
}

/** The users of a form: the pages of wizard steps that contain it, and the files that import it. */
export function shownBy(root: string, graph: CodeGraph, form: string): { pages: string[]; files: string[] } {
  const [, folder = '', name = ''] = /^forms\/([\w-]+)\/([\w-]+)\.schema\.json$/.exec(form) ?? []
  const wizards = globSync(`forms/${folder}/wizard.json`, { cwd: root }).map(
    (file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Wizard,
  )
  const joins = (pageForm: string | undefined) => {
    const file = join(root, `forms/${folder}/${pageForm}.schema.json`)
    if (pageForm === undefined || !existsSync(file)) return false
    const { joins: forms = {} } = JSON.parse(readFileSync(file, 'utf8')) as { joins?: object }
    return name in forms
  }
  const steps = wizards
    .flatMap(({ steps: all }) => Object.values(all))
    .filter(({ form: own, pageForm }) => [own, pageForm].includes(name) || joins(pageForm))
  const generated = `generated/forms/${folder}/${name}.ts`
  return {
    pages: steps.flatMap(({ page }) => page ?? []),
    files: graph.modules
      .filter(({ imports }) => imports.some(({ target, isTypeOnly }) => target === generated && !isTypeOnly))
      .map(({ file }) => file),
  }
}

/** The form fields that refer to one of these contract components. */
export const fieldsOfOperation = (root: string, sent: ReadonlySet<ComponentId>): Place[] =>
  globSync('forms/*/*.schema.json', { cwd: root }).flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((text, index) =>
        [...text.matchAll(/"\$ref":\s*"[./]*(openapi\/(?:account|member)\/[^"#]+#\/\w+)/g)].some(([, part = '']) =>
          sent.has(part),
        )
          ? [{ file: file.replaceAll('\\', '/'), line: index + 1 }]
          : [],
      ),
  )

/** Names of the forms, such as `support/contact-us`, with a field that refers to one of these contract components. */
export const formsOfOperation = (root: string, sent: ReadonlySet<ComponentId>): string[] => [
  ...new Set(fieldsOfOperation(root, sent).map(({ file }) => file.replace(/^forms\/(.*)\.schema\.json$/, '$1'))),
]
