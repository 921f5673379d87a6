import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CodeGraph, Place } from './code-graph.ts'
import type { Change } from './diff.ts'
import type { ComponentId } from './documents.ts'
import type { Uses } from './uses.ts'

/** Forms that refer to the changed component, at the line of the reference. */
export function formsOf(root: string, change: Change, uses: Uses): Place[] {
  // a form must ask for a property that a request requires from now on
  const isNewNeed = change.what === 'property-added' && change.severity === 'breaking'
  const touched = change.sides.length > 0 ? uses.closure(change.component) : new Set<ComponentId>()
  return globSync('forms/*/*.schema.json', { cwd: root }).flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((text, index): Place[] => {
        const isTouched = [...text.matchAll(/"\$ref":\s*"([^"]*openapi\/[^"]+)"/g)].some(([, ref = '']) =>
          takesFrom(ref),
        )
        return isTouched ? [{ file: file.replaceAll('\\', '/'), line: index + 1 }] : []
      }),
  )

  function takesFrom(ref: string): boolean {
    const [path = '', pointer = ''] = ref.slice(ref.indexOf('openapi/')).split('#')
    const [owner = '', ...below] = pointer.split('/').slice(1)
    const isOwner = `${path}#/${owner}` === change.component
    // a change of a property, or of a component that the property consists of, affects a reference to that property
    // a form may take one keyword alone, such as `maxItems`
    const changed = change.attribute === undefined ? change.keys : [...change.keys, change.attribute]
    const isPart = isNewNeed || below.every((key, at) => changed[at] === key)
    const isMadeOf =
      !isOwner &&
      touched.has(`${path}#/${owner}`) &&
      (below.length === 0 ||
        uses
          .propertiesTyped(change.component)
          .some((each) => each.component === `${path}#/${owner}` && below.includes(each.property)))
    return (isOwner && isPart) || isMadeOf
  }
}

interface Wizard {
  readonly steps: Readonly<Record<string, { readonly page?: string; readonly form?: string }>>
}

/** Users of a form: pages of the wizard steps that have it, and files that import it. */
export function shownBy(root: string, graph: CodeGraph, form: string): { pages: string[]; files: string[] } {
  const [, folder = '', name = ''] = /^forms\/([\w-]+)\/([\w-]+)\.schema\.json$/.exec(form) ?? []
  const wizards = globSync(`forms/${folder}/wizard.json`, { cwd: root }).map(
    (file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Wizard,
  )
  const steps = wizards.flatMap(({ steps: all }) => Object.values(all)).filter((step) => step.form === name)
  const generated = `generated/forms/${folder}/${name}.ts`
  return {
    pages: steps.flatMap(({ page }) => page ?? []),
    files: graph.modules
      .filter(({ imports }) => imports.some(({ target, isTypeOnly }) => target === generated && !isTypeOnly))
      .map(({ file }) => file),
  }
}

/** Forms with a field whose rules come from one of these components, such as `support/contact-us`. */
export const formsOfOperation = (root: string, sent: ReadonlySet<ComponentId>): string[] =>
  globSync('forms/*/*.schema.json', { cwd: root }).flatMap((file) => {
    const parts = [
      ...readFileSync(join(root, file), 'utf8').matchAll(
        /"\$ref":\s*"[./]*(openapi\/(?:account|member)\/[^"#]+#\/\w+)/g,
      ),
    ].map(([, part = '']) => part)
    return parts.some((part) => sent.has(part))
      ? [file.replaceAll('\\', '/').replace(/^forms\/(.*)\.schema\.json$/, '$1')]
      : []
  })
