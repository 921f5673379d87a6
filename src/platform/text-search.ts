/** Text in lower case without accents, so that "depose" finds "déposé". */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/**
 * Returns a function that is true for texts with every word of the search, in any order. An empty search matches all.
 */
export function textMatcher(search: string): (text: string) => boolean {
  const words = plain(search).split(/\s+/).filter(Boolean)
  return (text) => {
    const own = plain(text)
    return words.every((word) => own.includes(word))
  }
}
