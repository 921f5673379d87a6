import type { ContractDocument, Operation, ResponseObject } from '../../generate/contracts/operation.ts'
import { resolve, type Contract } from '../../generate/contracts/read-contract.ts'

interface Media {
  readonly examples?: Readonly<Record<string, { readonly $ref?: string }>>
}

/**
 * Reports a response that should depend on the language (`x-localised`) but has the same text in both languages. Only
 * texts that differ between the contract's examples in the two languages are compared, because texts that are equal
 * there, such as codes and names of people, prove nothing.
 */
export function sameInBoth({ document }: Contract, operation: Operation, en: unknown, fr: unknown): string | undefined {
  if (!operation.object['x-localised'] || en === undefined || fr === undefined) return undefined
  const examples = examplesOf(document, operation)
  const [english, french] = ['en-default', 'fr-default'].map((name) =>
    examples[name] === undefined ? undefined : textsIn(examples[name]),
  )
  if (!english || !french) return undefined
  const worded = [...english.keys()].filter(
    (path) => french.has(path) && !isAlike(english.get(path)!, french.get(path)!),
  )
  const [asked, demanded] = [textsIn(en), textsIn(fr)]
  const shown = worded.filter((path) => asked.has(path) && demanded.has(path))
  return shown.length > 0 && shown.every((path) => isAlike(asked.get(path)!, demanded.get(path)!))
    ? `English and French are the same: ${shown.slice(0, 3).join(', ')}`
    : undefined
}

/** The example values of an operation's success response, by example name. */
export function examplesOf(document: ContractDocument, { object }: Operation): Record<string, unknown> {
  const success = object.responses[200]
  const media =
    success && (resolve<ResponseObject>(document, success).content?.['application/json'] as Media | undefined)
  return Object.fromEntries(
    Object.entries(media?.examples ?? {}).map(([name, example]) => [
      name,
      resolve<{ value: unknown }>(document, example as { $ref: string }).value,
    ]),
  )
}

/** For each contract: the words that its examples use only in English, and those they use only in French. */
const VOCABULARIES = new WeakMap<object, { readonly en: ReadonlySet<string>; readonly fr: ReadonlySet<string> }>()

/**
 * Reports a response in the wrong language. Such a response has at least three words that occur only in the contract's
 * examples of the other language, and more than twice as many of these words as words that occur only in examples of
 * the requested language.
 */
export function inOtherLanguage(
  contract: Contract,
  { object }: Operation,
  locale: 'en' | 'fr',
  body: unknown,
): string | undefined {
  if (!object['x-localised'] || body === undefined) return undefined
  const vocabulary = vocabularyOf(contract)
  const words = wordsIn([...textsIn(body).values()].flat())
  const count = (language: 'en' | 'fr') => words.filter((word) => vocabulary[language].has(word)).length
  const other = locale === 'en' ? 'fr' : 'en'
  const [own, foreign] = [count(locale), count(other)]
  return foreign >= 3 && foreign > own * 2
    ? `the texts are ${other === 'en' ? 'English' : 'French'} where ${locale === 'en' ? 'English' : 'French'} was asked for`
    : undefined
}

function vocabularyOf({ document, operations }: Contract) {
  const known = VOCABULARIES.get(document)
  if (known) return known
  const localised = operations.filter(({ object }) => object['x-localised']).map((each) => examplesOf(document, each))
  const wordsOf = (language: 'en' | 'fr') =>
    new Set(localised.flatMap((examples) => wordsIn([...textsIn(examples[`${language}-default`]).values()].flat())))
  const [en, fr] = [wordsOf('en'), wordsOf('fr')]
  const own = {
    en: new Set([...en].filter((word) => !fr.has(word))),
    fr: new Set([...fr].filter((word) => !en.has(word))),
  }
  VOCABULARIES.set(document, own)
  return own
}

/**
 * The words that begin with a small letter. Names and codes begin with a capital letter or contain digits, and belong
 * to no language.
 */
const wordsIn = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => text.match(/(?<![\p{L}\d@.])\p{Ll}{2,}(?![\p{L}\d@.])/gu) ?? [])),
]

const isAlike = (one: readonly string[], other: readonly string[]): boolean => one.join('\n') === other.join('\n')

/**
 * The texts in a response by path: `list[].title`. In an object that is used as a map, the keys are part of the path.
 */
function textsIn(value: unknown, at = 'body', found = new Map<string, string[]>()): Map<string, string[]> {
  if (typeof value === 'string') found.set(at, [...(found.get(at) ?? []), value])
  else if (Array.isArray(value)) for (const each of value) textsIn(each, `${at}[]`, found)
  else if (typeof value === 'object' && value !== null)
    for (const [name, each] of Object.entries(value)) textsIn(each, `${at}.${name}`, found)
  return found
}
