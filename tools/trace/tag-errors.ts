import type { Test } from './tests.ts'

/**
 * Maximum number of requirements in the tags of a test, because a test with more requirements cannot check each of them
 * well. Decisions are not counted.
 */
const MOST_ROWS = 4

const isDecision = (tag: string): boolean => tag.startsWith('D-')
const nameOf = ({ file, title }: Test): string => `${file}: ${title}`

/** Errors in the tags of tests. Each names the test. */
export function tagErrors(tests: readonly Test[], known: ReadonlySet<string>): string[] {
  const areas = new Set([...known].map((id) => id.split('-')[0]))
  return tests.flatMap((test) => {
    const name = nameOf(test)
    const rows = test.tags.filter((tag) => !isDecision(tag))
    const idsInTitle = [...test.title.matchAll(/\b([A-Z][A-Z0-9]{0,7})-\d{2,3}\b/g)]
      .filter(([, area]) => areas.has(area ?? ''))
      .map(([id]) => id)
    return [
      ...test.tags.filter((tag) => !known.has(tag)).map((tag) => `${name}: ${tag} is no row and no decision`),
      ...(rows.length > MOST_ROWS ? [`${name}: claims ${rows.length} rows`] : []),
      ...(test.hasComputedTags ? [`${name}: its tags are computed; write them as text`] : []),
      ...(test.hasBareTag ? [`${name}: a tag of Playwright begins with @`] : []),
      ...idsInTitle.map((id) => `${name}: ${id} stands in the title, not among the tags`),
    ]
  })
}
