/** Letters without their accents and in one case: "déposé" is found by "depose". */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Tells which texts hold every word of a search, in any order; all of them while nothing is searched. */
export function textMatcher(search: string): (text: string) => boolean {
  const words = plain(search).split(/\s+/).filter(Boolean)
  return (text) => {
    const own = plain(text)
    return words.every((word) => own.includes(word))
  }
}
