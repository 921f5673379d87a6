import { parseYaml } from '../../../tools/generate/contracts/read-contract.ts'
import { parseSync, Visitor, type ESTree } from 'vite'
import type { Languages } from './catalogues.ts'

/** A text in both languages and where it was found. `{x}` stands for a value that the code inserts. */
export interface Pair {
  readonly where: string
  readonly en: string
  readonly fr: string
}

/** Every message of the catalogues. */
export const cataloguePairs = ({ en, fr }: Languages): Pair[] =>
  Object.entries(en.sentences).flatMap(([id, sentence]) =>
    fr.sentences[id] === undefined ? [] : [{ where: id, en: sentence, fr: fr.sentences[id] }],
  )

type Node = ESTree.Node
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** The text of a literal or template, or undefined for any other node. */
function said(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked ?? value.raw).join('{x}')
  return undefined
}

const keyOf = ({ key }: { readonly key: Node }): string | undefined =>
  key.type === 'Identifier' ? key.name : said(key)
const propertiesOf = (node: Node): ReadonlyMap<string, Node> =>
  new Map(
    node.type === 'ObjectExpression'
      ? node.properties.flatMap((each) =>
          each.type === 'Property' ? [[keyOf(each) ?? '', each.value] as [string, Node]] : [],
        )
      : [],
  )

/**
 * Pairs of English and French texts in two parts of the code: two texts, two lists, or two objects with the same keys,
 * such as the titles of a PDF.
 */
function pairsIn(en: Node | undefined, fr: Node | undefined): [en: string, fr: string][] {
  const [english, french] = [said(en), said(fr)]
  if (english !== undefined && french !== undefined) return [[english, french]]
  if (!en || !fr) return []
  if (en.type === 'ArrayExpression' && fr.type === 'ArrayExpression')
    return en.elements.flatMap((each, index) => pairsIn(each ?? undefined, fr.elements[index] ?? undefined))
  const others = propertiesOf(fr)
  return [...propertiesOf(en)].flatMap(([name, value]) => pairsIn(value, others.get(name)))
}

type Bilingual = ReadonlyMap<string, readonly [en: number, fr: number]>

/**
 * Functions that take a text in each language, with the positions of their parameters `en` and `fr`. They are collected
 * from all source files by name.
 */
export function bilingualFunctions(programs: readonly { readonly code: string; readonly file: string }[]): Bilingual {
  const found = new Map<string, readonly [number, number]>()
  const note = (name: string | undefined, params: readonly Node[]) => {
    const names = params.map((each) => (each.type === 'Identifier' ? each.name : ''))
    if (name && names.includes('en') && names.includes('fr'))
      found.set(name, [names.indexOf('en'), names.indexOf('fr')])
  }
  for (const { code, file } of programs)
    new Visitor({
      VariableDeclarator: ({ id, init }) => {
        if (
          id.type === 'Identifier' &&
          (init?.type === 'ArrowFunctionExpression' || init?.type === 'FunctionExpression')
        )
          note(id.name, init.params)
      },
      FunctionDeclaration: ({ id, params }) => note(id?.name, params),
    }).visit(parseSync(file, code).program)
  return found
}

/** True for text that people read, false for a code or a URL. */
const isProse = (text: string): boolean => /\p{Ll}{2}/u.test(text) && !/:\/\/|^data:|^[a-z][\w.-]*$/.test(text)

/**
 * Pairs of texts in a source file: `{ en, fr }`, arguments of a function that takes both languages, and neighbouring
 * texts in a list.
 */
export function programPairs(file: string, code: string, functions: Bilingual): Pair[] {
  const pairs: Pair[] = []
  const add = (texts: readonly (readonly [string, string])[]) => {
    for (const [en, fr] of texts) if (isProse(fr)) pairs.push({ where: `${file}: ${en.slice(0, 40)}`, en, fr })
  }
  new Visitor({
    ObjectExpression: (node) => {
      const properties = propertiesOf(node)
      add(pairsIn(properties.get('en'), properties.get('fr')))
    },
    CallExpression: ({ callee, arguments: given }) => {
      const [en, fr] = (callee.type === 'Identifier' && functions.get(callee.name)) || [-1, -1]
      add(pairsIn(given[en], given[fr]))
    },
    ArrayExpression: ({ elements }) => {
      const texts = elements.map(said).filter((text) => text !== undefined && isProse(text))
      const [en, fr] = texts
      if (texts.length === 2 && en && fr && (en === fr || (isFrench(fr) && !isFrench(en)))) add([[en, fr]])
    },
  }).visit(parseSync(file, code).program)
  return pairs
}
const isFrench = (text: string): boolean =>
  /[àâçéèêëîïôùûœ’]|\b(?:de|du|des|la|le|les|un|une|et|ou|en|au|aux|par|pour|sur|avec|sans)\b/i.test(text)

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/**
 * True if two list items are the same item in different languages. Lists are sorted by name, so the positions of the
 * item may differ.
 */
const isSame = (one: unknown, other: unknown): boolean =>
  isRecord(one) &&
  isRecord(other) &&
  ['key', 'code', 'id'].some((name) => one[name] !== undefined && one[name] === other[name])

/** Pairs of texts in a data file: every object with the texts `en` and `fr`. */
export function dataPairs(file: string, text: string): Pair[] {
  const within = (value: unknown): Pair[] => {
    if (!isRecord(value)) return []
    const { en, fr } = value
    if (typeof en !== 'string' || typeof fr !== 'string') return Object.values(value).flatMap(within)
    return isProse(fr) ? [{ where: `${file}: ${en.slice(0, 40)}`, en, fr }] : []
  }
  return within(parseYaml(text, file))
}

/**
 * Pairs of texts in a contract example: the French example beside the English one, and `messageEn` beside `messageFr`.
 */
export function examplePairs(file: string, text: string): Pair[] {
  const examples = parseYaml(text)
  const pairs: Pair[] = []
  const add = (en: string, fr: string) => {
    if (isProse(fr)) pairs.push({ where: `${file}: ${en.slice(0, 40)}`, en, fr })
  }
  const beside = (en: unknown, fr: unknown): void => {
    if (typeof en === 'string' && typeof fr === 'string') return en === fr ? undefined : add(en, fr)
    if (Array.isArray(en) && Array.isArray(fr)) {
      for (const [index, each] of en.entries()) beside(each, fr.find((other) => isSame(each, other)) ?? fr[index])
    } else if (isRecord(en) && isRecord(fr)) for (const key of Object.keys(en)) beside(en[key], fr[key])
  }
  const within = (value: unknown): void => {
    if (!isRecord(value)) return
    if (typeof value['messageEn'] === 'string' && typeof value['messageFr'] === 'string')
      add(value['messageEn'], value['messageFr'])
    for (const each of Object.values(value)) within(each)
  }
  within(examples)
  if (isRecord(examples))
    for (const name of Object.keys(examples))
      if (name.startsWith('en-')) beside(examples[name], examples[name.replace('en-', 'fr-')])
  return pairs
}
