import type { ContractDocument, Operation, ResponseObject } from '../../generate/contracts/operation.ts'
import { resolve, type Contract } from '../../generate/contracts/read-contract.ts'

interface Media {
  readonly examples?: Readonly<Record<string, { readonly $ref?: string }>>
}

/**
 * The violation of a response that depends on the language (`x-localised`): it was requested in both languages, and a
 * text that differs in the contract's two examples is the same in both. Texts that are equal in the examples (codes,
 * names of people) prove nothing.
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

/** The values of the examples of an operation's success, by their names. */
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

/** Words of the examples of a contract that occur in one language alone. */
const VOCABULARIES = new WeakMap<object, { readonly en: ReadonlySet<string>; readonly fr: ReadonlySet<string> }>()

/**
 * The violation of an answer that depends on the language and is in the other one: it has words that only the examples
 * of the other language have, and none, or far fewer, of its own.
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

/** Words in small letters. Names and codes begin with a capital or have digits, and are of no language. */
const wordsIn = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => text.match(/(?<![\p{L}\d@.])\p{Ll}{2,}(?![\p{L}\d@.])/gu) ?? [])),
]

const isAlike = (one: readonly string[], other: readonly string[]): boolean => one.join('\n') === other.join('\n')

/** Texts of a response by path, `list[].title`. Keys of maps have their own paths. */
function textsIn(value: unknown, at = 'body', found = new Map<string, string[]>()): Map<string, string[]> {
  if (typeof value === 'string') found.set(at, [...(found.get(at) ?? []), value])
  else if (Array.isArray(value)) for (const each of value) textsIn(each, `${at}[]`, found)
  else if (typeof value === 'object' && value !== null)
    for (const [name, each] of Object.entries(value)) textsIn(each, `${at}.${name}`, found)
  return found
}
