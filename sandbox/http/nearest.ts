import { distance } from 'fastest-levenshtein'

const SHOWN = 3

/** A refusal of a name that is not known, with the names that are most like it. */
export function notKnown(what: string, name: string, known: readonly string[]): string {
  const far = (each: string) => distance(name.toLowerCase(), each.toLowerCase())
  const nearest = known.toSorted((a, b) => far(a) - far(b)).slice(0, SHOWN)
  return `There is no ${what} ${name}. ${nearest.length === 0 ? 'None is known here.' : `The nearest: ${nearest.join(', ')}.`}`
}

/** A refusal of the first name that is not known; undefined when all are. */
export const firstNotKnown = (what: string, names: readonly string[], known: readonly string[]): string | undefined => {
  const name = names.find((each) => !known.includes(each))
  return name === undefined ? undefined : notKnown(what, name, known)
}
