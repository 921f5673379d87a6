import { readPage } from '../../trace/specification.ts'

/** The id of a rule of the specification or of a decision, such as `API-003` or `D-26`. */
export const RULE_ID = /\b(?:[A-Z][A-Z0-9]*-\d{2,3})\b/g

/** The text of each rule by id. The page includes these texts, because its readers do not have the specification. */
export function ruleSentences(): ReadonlyMap<string, string> {
  const rows = (page: string) =>
    readPage(page)
      .split('\n')
      .flatMap((line) => {
        const [, id, ...cells] = line.split(/(?<!\\)\|/).map((cell) => cell.trim())
        return id && /^[A-Z][A-Z0-9]*-\d{2,3}$/.test(id) ? [[id, cells] as const] : []
      })
  return new Map([
    ...rows('requirements.md').map(([id, [sentence = '']]) => [id, sentence] as const),
    ...rows('decisions.md').map(([id, [, question = '', answer = '']]) => [id, `${question} ${answer}`] as const),
  ])
}
