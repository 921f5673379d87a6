import { isDate8 } from '~/domain/dates/date8.ts'
import { isEmail } from './text-rules.ts'

/**
 * What precompiled validators need when they run: the string formats of our schemas (`x-format` of the contract),
 * and the two helpers Ajv would otherwise require. The compiler reads the names, the browser runs the functions.
 */
export const formats: Record<string, (text: string) => boolean> = {
  date8: isDate8,
  email: isEmail,
}

/** Length as people count: a character outside the basic plane is one. */
export function ucs2length(text: string): number {
  let length = 0
  for (const _ of text) length += 1
  return length
}

/** Ajv asks for deep equality in `const` and `uniqueItems`; our schemas compare only texts, numbers and booleans. */
export const equal = (a: unknown, b: unknown): boolean => Object.is(a, b)
