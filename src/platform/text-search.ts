/**
 * Text in lower case without accents, so that "depose" finds "déposé". The range has the accents of Latin letters; the
 * class of all marks takes twice as long, which a search through ten thousand claims would show.
 */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')

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
