import { isStructurallySame, parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { files, readJson } from '../support/repository.ts'

/** The messages of one language by id, and the catalogue of each. */
export interface Language {
  readonly sentences: Readonly<Record<string, string>>
  readonly catalogueOf: Readonly<Record<string, string>>
}
export interface Languages {
  readonly en: Language
  readonly fr: Language
}

/**
 * The messages that a member reads: all but the words with which members search. Those are what members type, also where
 * the portal has another word, and nobody reads them.
 */
export const readMessages = ({ sentences }: Language): readonly (readonly [id: string, sentence: string])[] =>
  Object.entries(sentences).filter(([id]) => !/^search\.words\.|^help\.[\w-]+\.words$/.test(id))

export function readLanguages(): Languages {
  const language = (locale: string): Language => {
    const sentences: Record<string, string> = {}
    const catalogueOf: Record<string, string> = {}
    for (const file of files(new RegExp(`^i18n/${locale}/[\\w-]+\\.json$`))) {
      const catalogue = /([\w-]+)\.json$/.exec(file)?.[1] ?? ''
      for (const [id, sentence] of Object.entries(readJson<Record<string, string>>(file))) {
        // an id must be unique, because the catalogue that loads last would replace the message of the other
        if (id in sentences) throw new Error(`${locale}: ${id} is in ${catalogueOf[id]} and in ${catalogue}`)
        sentences[id] = sentence
        catalogueOf[id] = catalogue
      }
    }
    return { sentences, catalogueOf }
  }
  return { en: language('en'), fr: language('fr') }
}

/** Makes a language with a few messages, for tests that check whether a rule finds faults. */
export const made = (sentences: Record<string, string>, catalogue = 'shell'): Language => ({
  sentences,
  catalogueOf: Object.fromEntries(Object.keys(sentences).map((id) => [id, catalogue])),
})

/**
 * Ids that exist in only one language, or that are in different catalogues (I18N-01). A page must find the same
 * messages in both languages with the catalogues that it loads.
 */
export function differentIds({ en, fr }: Languages): string[] {
  const missing = (here: Language, there: Language, name: string) =>
    Object.keys(here.sentences)
      .filter((id) => !(id in there.sentences))
      .map((id) => `${id}: not in ${name}`)
  const moved = Object.keys(en.sentences)
    .filter((id) => id in fr.sentences && en.catalogueOf[id] !== fr.catalogueOf[id])
    .map((id) => `${id}: in ${en.catalogueOf[id]} and ${fr.catalogueOf[id]}`)
  return [...missing(en, fr, 'fr'), ...missing(fr, en, 'en'), ...moved]
}

/** Messages whose arguments differ between the languages in name or type. A page passes the same values in both. */
export function differentArguments({ en, fr }: Languages): string[] {
  return Object.entries(en.sentences).flatMap(([id, sentence]) => {
    const other = fr.sentences[id]
    if (other === undefined) return []
    const { success, error } = isStructurallySame(parse(sentence), parse(other))
    return success ? [] : [`${id}: ${error?.message ?? 'different arguments'}`]
  })
}

/**
 * Messages with the same text in both languages, usually because a translation was forgotten. `allowed` lists the
 * exceptions.
 */
export function identical({ en, fr }: Languages, allowed: readonly RegExp[]): string[] {
  return Object.entries(en.sentences)
    .filter(([id, sentence]) => fr.sentences[id] === sentence && !allowed.some((pattern) => pattern.test(sentence)))
    .map(([id, sentence]) => `${id}: "${sentence}" in both languages`)
}

/** Messages with markup, which is not allowed, because messages are plain text. */
export const withMarkup = ({ sentences }: Language): string[] =>
  Object.entries(sentences)
    .filter(([, sentence]) => /[<>]|&\w+;/.test(sentence))
    .map(([id]) => `${id}: markup`)

/**
 * Every text that a member can see for a message. There is one for each branch of a plural, with arguments written as
 * `{name}`.
 */
export function readings(sentence: string): string[] {
  const of = (elements: readonly MessageFormatElement[]): string[] =>
    elements.reduce<string[]>(
      (texts, element) => texts.flatMap((text) => partsOf(element).map((part) => text + part)),
      [''],
    )
  const partsOf = (element: MessageFormatElement): string[] => {
    if (element.type === TYPE.literal) return [element.value]
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return Object.values(element.options).flatMap((option) => of(option.value))
    return element.type === TYPE.pound ? ['2'] : ['value' in element ? `{${element.value}}` : '']
  }
  return of(parse(sentence))
}

/** Names of a message's arguments. */
export function argumentsOf(sentence: string): string[] {
  const names = new Set<string>()
  const walk = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements) {
      if (element.type !== TYPE.literal && element.type !== TYPE.pound && element.type !== TYPE.tag)
        names.add(element.value)
      if (element.type === TYPE.plural || element.type === TYPE.select)
        for (const option of Object.values(element.options)) walk(option.value)
    }
  }
  walk(parse(sentence))
  return [...names]
}
