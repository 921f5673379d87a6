import type { Operation, ResponseObject } from '../../generate/contracts/operation.ts'
import { resolve, type Contract } from '../../generate/contracts/read-contract.ts'

interface Media {
  readonly examples?: Readonly<Record<string, { readonly $ref?: string }>>
}

/**
 * The violation of a response that depends on the language (`x-localised`): it was requested in both languages, and a
 * text that differs in the contract's two examples is the same in both. Texts that are equal in the examples (codes,
 * names of people) prove nothing.
 */
export function sameInBoth(
  { document }: Contract,
  { object }: Operation,
  en: unknown,
  fr: unknown,
): string | undefined {
  if (!object['x-localised'] || en === undefined || fr === undefined) return undefined
  const response = object.responses[200]
  const media =
    response && (resolve<ResponseObject>(document, response).content?.['application/json'] as Media | undefined)
  const exampleOf = (name: string) => {
    const example = media?.examples?.[name]
    return example && textsIn(resolve<{ value: unknown }>(document, example as { $ref: string }).value)
  }
  const [english, french] = [exampleOf('en-default'), exampleOf('fr-default')]
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

const isAlike = (one: readonly string[], other: readonly string[]): boolean => one.join('\n') === other.join('\n')

/** Texts of a response by path, `list[].title`. Keys of maps have their own paths. */
function textsIn(value: unknown, at = 'body', found = new Map<string, string[]>()): Map<string, string[]> {
  if (typeof value === 'string') found.set(at, [...(found.get(at) ?? []), value])
  else if (Array.isArray(value)) for (const each of value) textsIn(each, `${at}[]`, found)
  else if (typeof value === 'object' && value !== null)
    for (const [name, each] of Object.entries(value)) textsIn(each, `${at}.${name}`, found)
  return found
}
