import { distance } from 'fastest-levenshtein'

const SHOWN = 3

/** An error message about an unknown name. It lists the most similar known names. */
export function notKnown(what: string, name: string, known: readonly string[]): string {
  const far = (each: string) => distance(name.toLowerCase(), each.toLowerCase())
  const nearest = known.toSorted((a, b) => far(a) - far(b)).slice(0, SHOWN)
  return `There is no ${what} ${name}. ${nearest.length === 0 ? 'None is known here.' : `The nearest: ${nearest.join(', ')}.`}`
}

/** An error message about the first unknown name; undefined if all names are known. */
export const firstNotKnown = (what: string, names: readonly string[], known: readonly string[]): string | undefined => {
  const name = names.find((each) => !known.includes(each))
  return name === undefined ? undefined : notKnown(what, name, known)
}
