import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import type { Pair } from './bilingual.ts'
import { readings, readMessages, type Language } from './catalogues.ts'

/** English or French texts that may have two translations. */
type Exceptions = ReadonlySet<string>

/** Texts with two translations. Unless `meant` lists the text, one of the translations is a mistake. */
export function twoForOne(pairs: readonly Pair[], from: 'en' | 'fr', meant: Exceptions): string[] {
  const to = from === 'en' ? 'fr' : 'en'
  const first = new Map<string, Pair>()
  const found = new Set<string>()
  for (const pair of pairs) {
    const before = first.get(pair[from])
    if (!before) first.set(pair[from], pair)
    else if (before[to] !== pair[to] && !meant.has(pair[from]))
      found.add(`${pair[from]}: "${before[to]}" (${before.where}), "${pair[to]}" (${pair.where})`)
  }
  return [...found]
}

/** Exceptions that are no longer needed, because the text does not have two translations. */
export const idleExceptions = (pairs: readonly Pair[], from: 'en' | 'fr', meant: Exceptions): string[] => {
  const needed = new Set(twoForOne(pairs, from, new Set()).map((line) => line.split(': "')[0]))
  return [...meant].filter((text) => !needed.has(text))
}

/** Arguments of a message, with their types and the text that follows each. */
function mentions(sentence: string): { readonly name: string; readonly kind: TYPE; readonly next: string }[] {
  const walk = (elements: readonly MessageFormatElement[]): ReturnType<typeof mentions> =>
    elements.flatMap((element, index) => {
      if (element.type === TYPE.literal || element.type === TYPE.pound || element.type === TYPE.tag) return []
      const after = elements[index + 1]
      const own = { name: element.value, kind: element.type, next: after?.type === TYPE.literal ? after.value : '' }
      return element.type === TYPE.plural || element.type === TYPE.select
        ? [own, ...Object.values(element.options).flatMap(({ value }) => walk(value))]
        : [own]
    })
  return walk(parse(sentence))
}

const isNumeric = (kind: TYPE): boolean => kind === TYPE.number || kind === TYPE.plural

/** Numbers that are inserted without formatting. In French they would be shown as `62.5 %` and `10000`. */
export const untypedNumbers = (
  { sentences }: Language,
  names: readonly string[],
  texts: readonly string[] = [],
): string[] =>
  Object.entries(sentences).flatMap(([id, sentence]) =>
    mentions(sentence)
      .filter(({ name, kind }) => names.includes(name) && !isNumeric(kind) && !texts.includes(id))
      .map(({ name }) => `${id}: {${name}} is a number`),
  )

/** Counts in front of a noun without a plural: `{count} files` is wrong for one file. */
export const countedNouns = ({ sentences }: Language, names: readonly string[]): string[] =>
  Object.entries(sentences).flatMap(([id, sentence]) =>
    mentions(sentence)
      .filter(
        ({ name, kind, next }) => names.includes(name) && kind !== TYPE.plural && /^[ \u00a0]\p{Ll}{2,}/u.test(next),
      )
      .map(({ name }) => `${id}: {${name}} has no plural`),
  )

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?])\s+/)
const wordsIn = (sentence: string): number =>
  sentence.split(/[\s\u00a0]+/).filter((word) => /[\p{L}\d}]/u.test(word)).length

/** Messages with a sentence that has more words than the limit. */
export const longSentences = (language: Language, limit: number, ids = /./): string[] =>
  readMessages(language).flatMap(([id, sentence]) =>
    ids.test(id) && readings(sentence).some((text) => sentencesOf(text).some((each) => wordsIn(each) > limit))
      ? [`${id}: more than ${limit} words`]
      : [],
  )

const ACTS = {
  en: /(?:^|[.:,;] |: |, then |, and |, or |\bor )(?:Please \w+|Accept|Add|Agree|Answer|Ask|Attach|Call|Change|Check|Choose|Come|Confirm|Contact|Copy|Describe|Enter|Explain|Get|Go|Look|Lower|Open|Reload|Remove|Save|Say|Set|Shorten|Sign|Tell|Try|Use|Wait|Write|accept|add|ask|call|check|choose|confirm|contact|enter|go|look|lower|open|reload|remove|send|try|use|wait)\b|must |at most/,
  fr: /\b\p{L}+(?:ez|ez-(?:le|la|les|en|nous|vous))(?!\p{L})|Dites|doit |doivent |au plus/u,
} as const

/** Error messages that do not tell the member what to do next. */
export const withoutAct = (
  { sentences }: Language,
  locale: 'en' | 'fr',
  ids: RegExp,
  literal: readonly string[],
): string[] =>
  Object.entries(sentences)
    .filter(
      ([id, sentence]) =>
        ids.test(id) && !literal.includes(id) && !readings(sentence).every((text) => ACTS[locale].test(text)),
    )
    .map(([id]) => `${id}: says not what to do`)

/**
 * Messages with a wrong ending. Leads and error messages end with a full stop. Labels and hints do not, unless they
 * have several sentences.
 */
export const wrongEnding = (
  { sentences }: Language,
  kinds: readonly (readonly [ids: RegExp, isSentence: boolean])[],
): string[] =>
  Object.entries(sentences).flatMap(([id, sentence]) => {
    const [, isSentence] = kinds.find(([ids]) => ids.test(id)) ?? []
    if (isSentence === undefined) return []
    const hasStop = isSentence || sentence.includes('. ')
    const isWrong = readings(sentence).some((text) => (hasStop ? !/[.?!]$/.test(text) : text.endsWith('.')))
    return isWrong ? [`${id}: ${hasStop ? 'a full stop ends it' : 'no full stop ends it'}`] : []
  })

/**
 * French page titles in the imperative. A title must be an infinitive or a noun, because an imperative would give an
 * order to a member who only wants to know which page this is.
 */
export const orderingTitles = ({ sentences }: Language): string[] =>
  Object.entries(sentences)
    .filter(([id, sentence]) => id.startsWith('page.') && /^\p{Lu}\p{Ll}+ez(?!\p{L}|-vous)/u.test(sentence))
    .map(([id]) => `${id}: a title does not order`)

/**
 * Column titles of a PDF that the page does not have. The titles must be the same, because a member saves the PDF from
 * that page.
 */
export function otherColumns(file: string, code: string, catalogue: readonly Pair[], own: Exceptions): string[] {
  const known = new Set(catalogue.map(({ en, fr }) => `${en}|${fr}`))
  const keys = new Set([...code.matchAll(/(?:title: |right\()text\.(\w+)/g)].map(([, key]) => key ?? ''))
  return [...keys].flatMap((key) => {
    const [en, fr] = [...code.matchAll(new RegExp(`^ {4}${key}: '(.+)',$`, 'gm'))].map(([, text]) => text ?? '')
    return known.has(`${en}|${fr}`) || own.has(en ?? '')
      ? []
      : [`${file}: no page has a column “${en}” («\u00a0${fr}\u00a0»)`]
  })
}
