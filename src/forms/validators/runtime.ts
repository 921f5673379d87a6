import { isDate8 } from '~/domain/dates/date8.ts'
import { isEmail } from './text-rules.ts'

/**
 * Dependencies of the compiled validators: the string formats of our schemas (`x-format` of the contract), and two
 * helpers that Ajv would otherwise require as modules. The compiler uses only the names, and the browser runs the
 * functions.
 */
export const formats: Record<string, (text: string) => boolean> = {
  date8: isDate8,
  email: isEmail,
}

/** Length in characters. A character outside Unicode's basic plane, such as an emoji, has the length 1. */
export function ucs2length(text: string): number {
  let length = 0
  for (const _ of text) length += 1
  return length
}

/** Ajv needs deep equality for `const` and `uniqueItems`. Our schemas compare only texts, numbers and booleans. */
export const equal = (a: unknown, b: unknown): boolean => Object.is(a, b)
