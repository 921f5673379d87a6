import type { Source } from '../../../tools/code/source.ts'

/**
 * A family of message ids that code builds at run time. It has a pattern such as `status.*`, every id that the pattern
 * can produce, and whether each of these ids needs a message.
 */
export interface Family {
  readonly pattern: string
  readonly members: readonly string[]
  readonly isRequired: boolean
}

export const family = (pattern: string, names: readonly string[], isRequired = true): Family => ({
  pattern,
  members: names.map((name) => pattern.replace('*', name)),
  isRequired,
})

/**
 * Messages that are never shown: no source file contains the id, no family lists it, and no template in the code can
 * build it. A template whose pattern belongs to a family can build only the names in that family.
 */
export function unused(ids: readonly string[], sources: readonly Source[], families: readonly Family[]): string[] {
  const said = new Set([...sources.flatMap(({ strings }) => strings), ...families.flatMap(({ members }) => members)])
  const listed = new Set(families.map(({ pattern }) => pattern))
  const templates = [...new Set(sources.flatMap(({ templates: all }) => all))].filter(
    (template) => /^[a-z][\w-]*\.[\w.*-]*\*[\w.*-]*$/.test(template) && !listed.has(template),
  )
  const buildable = templates.map(
    (template) => new RegExp(`^${template.replaceAll('.', '\\.').replaceAll('*', '[\\w-]+')}$`),
  )
  return ids
    .filter((id) => !said.has(id) && !buildable.some((pattern) => pattern.test(id)))
    .map((id) => `${id}: not used`)
}

/** Names in a family that need a message and have none. */
export const unsaid = (ids: readonly string[], families: readonly Family[]): string[] => {
  const known = new Set(ids)
  return families
    .filter(({ isRequired }) => isRequired)
    .flatMap(({ members }) => members.filter((id) => !known.has(id)).map((id) => `${id}: no sentence`))
}

/**
 * Messages of a family that have the same text as another message of that family, so that readers could not tell them
 * apart.
 */
export function sameWords(sentences: Readonly<Record<string, string>>, ids: readonly string[]): string[] {
  const first = new Map<string, string>()
  return ids.flatMap((id) => {
    const words = sentences[id]
    if (words === undefined) return []
    const other = first.get(words)
    first.set(words, other ?? id)
    return other === undefined ? [] : [`${id}: the words of ${other}`]
  })
}
