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
 * The singular of a word that may be a plural in -s or -ux, as a whole word of a text: "impôts" also finds "impôt", but
 * "dents" does not find "accident". A search for a singular needs no such rule, because a plural contains it.
 */
function singularOf(word: string): RegExp | undefined {
  const singular = /^([a-z]{2,}(?:[a-rt-z](?=s)|u(?=x)))[sx]$/.exec(word)?.[1]
  return singular === undefined ? undefined : new RegExp(`\\b${singular}\\b`)
}

/** An article that is written together with the next word: "d’accès" is a search for "accès". */
const ARTICLE = /^(?:[cdjlmnst]|qu)['’]/

/**
 * Returns a function that is true for texts with every word of the search, in any order. An empty search matches all.
 */
export function textMatcher(search: string): (text: string) => boolean {
  const words = plain(search)
    .split(/\s+/)
    .map((word) => word.replace(ARTICLE, ''))
    .filter(Boolean)
    .map((word) => ({ word, singular: singularOf(word) }))
  return (text) => {
    const own = plain(text)
    return words.every(({ word, singular }) => own.includes(word) || singular?.test(own))
  }
}
