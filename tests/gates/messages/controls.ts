import { parseSync, Visitor, type ESTree } from 'vite'
import type { Language } from './catalogues.ts'

type Node = ESTree.Node
interface Program {
  readonly file: string
  readonly code: string
}

/** Components that link to a page by its id. */
const PAGE_LINKS = ['PageLink', 'ButtonLink', 'QuietButtonLink']
/** Elements that a member presses. */
const ELEMENTS = new Set(['a', 'button', 'summary', 'Button', 'AddressLink', 'ExternalLink', ...PAGE_LINKS])
/** Keys that mark an object as a menu entry or an option, so that its `label` is the text of a control. */
const ROWS: readonly (readonly string[])[] = [['page'], ['action'], ['external'], ['entries'], ['value']]
/** Message ids of form labels and options, which follow a convention. */
const FORMS = /^form\..+\.(?:label|option\.[^.]+)$/

const written = (node: Node): string | undefined =>
  node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined
const nameOf = (node: Node): string => (node.type === 'JSXIdentifier' || node.type === 'Identifier' ? node.name : '')

/** The strings in a part of a source file. With `isSaid`, only strings in the first argument of a call of `text`. */
function quoted(node: Node, isSaid: boolean): string[] {
  const found: string[] = []
  new Visitor({
    Literal: (each) => {
      if (!isSaid && typeof each.value === 'string') found.push(each.value)
    },
    CallExpression: ({ callee, arguments: [id] }) => {
      if (isSaid && nameOf(callee) === 'text' && id) found.push(...quoted(id, false))
    },
  }).visit({
    type: 'Program',
    sourceType: 'module',
    body: [{ type: 'ExpressionStatement', expression: node }],
  } as unknown as ESTree.Program)
  return found
}

/** A link to a page, by page id, with the ids of the messages on it. */
export interface Link {
  readonly to: readonly string[]
  readonly says: readonly string[]
}

/** Ids of the messages on buttons, links and menus, and the links among them. */
export function controlsOf(programs: readonly Program[]): {
  readonly ids: ReadonlySet<string>
  readonly links: readonly Link[]
} {
  const ids = new Set<string>()
  const links: Link[] = []
  for (const { file, code } of programs)
    new Visitor({
      JSXElement: ({ openingElement: { name, attributes }, children }) => {
        if (!ELEMENTS.has(nameOf(name))) return
        const says = children.flatMap((child) => quoted(child, true))
        for (const id of says) ids.add(id)
        const to = attributes.flatMap((each) =>
          each.type === 'JSXAttribute' && nameOf(each.name) === 'to' && each.value ? quoted(each.value, false) : [],
        )
        if (PAGE_LINKS.includes(nameOf(name)) && to.length > 0) links.push({ to, says })
      },
      ObjectExpression: ({ properties }) => {
        const values = new Map(
          properties.flatMap((each) =>
            each.type === 'Property' ? [[nameOf(each.key), each.value] as [string, Node]] : [],
          ),
        )
        const label = values.get('label')
        // an object with a value and an id is a term with its description, not a control
        if (
          !label ||
          !ROWS.some((names) => names.every((name) => values.has(name))) ||
          (values.has('value') && values.has('id'))
        )
          return
        const id = written(label)
        for (const each of id === undefined ? quoted(label, true) : [id]) ids.add(each)
      },
    }).visit(parseSync(file, code).program)
  return { ids, links }
}

/**
 * Names quoted in messages that no button, option or menu entry in the same language has. Quoted page titles are not
 * reported. After "under", the name must be that of a menu; after "step", that of a claim page. `others` lists names
 * from outside the portal.
 */
export function wrongQuotes(
  { sentences }: Language,
  controls: ReadonlySet<string>,
  others: readonly string[],
): string[] {
  const called = (isIt: (id: string) => boolean) =>
    new Set(
      Object.entries(sentences)
        .filter(([id]) => isIt(id))
        .map(([, text]) => text),
    )
  const pressed = called((id) => controls.has(id) || FORMS.test(id))
  const menus = called((id) => controls.has(id) && id.startsWith('nav.'))
  const steps = called((id) => id.startsWith('page.claims.'))
  return Object.entries(sentences).flatMap(([id, sentence]) =>
    [...sentence.matchAll(/(\p{L}*)[ \u00a0](?:“([^”]+)”|«\u00a0([^»]+)\u00a0»)/gu)].flatMap(
      ([, before = '', english, french]) => {
        const name = english ?? french ?? ''
        if (others.includes(name)) return []
        const [known, what] = /^(?:under|sous)$/i.test(before)
          ? [menus, 'menu']
          : /^(?:step|étape)$/i.test(before)
            ? [steps, 'step']
            : [pressed, 'button']
        return known.has(name) ? [] : [`${id}: no ${what} is called “${name}”`]
      },
    ),
  )
}

/** Link texts that lead to two pages. A member who reads only the link could not know which page opens. */
export function oneTextTwoTargets({ sentences }: Language, links: readonly Link[]): string[] {
  const targets = new Map<string, Set<string>>()
  for (const { to, says } of links)
    for (const text of says.map((id) => sentences[id] ?? id)) {
      const known = targets.get(text) ?? new Set()
      for (const each of to) known.add(each)
      targets.set(text, known)
    }
  return [...targets]
    .filter(([, pages]) => pages.size > 1)
    .map(([text, pages]) => `“${text}” leads to ${[...pages].join(' and ')}`)
}

/** Verbs without an object. In a screen reader's list of buttons, they would not say what they act on. */
const WITHOUT_OBJECT = /^(?:(?:Use|Turn|Rotate|Enlarge|Submit|Get|Take|Show|See|Open|Claim|Pay)|\p{Lu}\p{Ll}+ it)$/u
export const withoutObject = ({ sentences }: Language, controls: ReadonlySet<string>): string[] =>
  [...controls].filter((id) => WITHOUT_OBJECT.test(sentences[id] ?? '')).map((id) => `${id}: “${sentences[id]}” what?`)
