import { useState } from 'react'

interface Shape {
  /** converts text to the stored value; undefined while it is invalid */
  parse: (typed: string) => string | undefined
  /** formats the value after input */
  show: (value: string) => string
}

/**
 * A text box whose text differs from its value: while the member types `1 234,5 $`, the value is `1234.50`. Text that
 * cannot be parsed is stored unchanged and reported by validation. `settle` formats the text when the box loses the
 * focus.
 */
export function useTextValue(value: string | undefined, { parse, show }: Shape) {
  // the text as typed; undefined after it was formatted
  const [typed, setTyped] = useState<string>()
  const valueOf = (text: string) => parse(text) ?? (text || undefined)
  // the value may also be changed from outside, by a draft or a reset
  const text = typed !== undefined && valueOf(typed) === value ? typed : show(value ?? '')
  return {
    text,
    /** sets the text and returns the value to store */
    type(next: string): string | undefined {
      setTyped(next)
      return valueOf(next)
    },
    settle: () => setTyped(undefined),
  }
}

/**
 * Matches digits, optionally with spaces between groups of three, and optionally cents after a point or comma. One of
 * the two sides of the point may be empty.
 */
const PLAIN = /^(?=.*\d)(\d{1,3}(?: \d{3})+|\d*)(?:[.,](\d{0,2}))?$/
/**
 * An amount such as `1,234.56`, in which a comma separates thousands only if a point follows. `12,345` alone is
 * ambiguous, so the member must correct it.
 */
const GROUPED = /^(\d{1,3}(?:,\d{3})+)\.(\d{1,2})$/

/** Parses an amount of the contract (`1234.56`); undefined if it is ambiguous or invalid. Never a float. */
export function moneyOf(typed: string): string | undefined {
  const bare = typed.replaceAll(/\s+/g, ' ').trim().replace(/^\$ ?/, '').replace(/ ?\$$/, '')
  const match = PLAIN.exec(bare) ?? GROUPED.exec(bare)
  if (!match) return undefined
  const dollars = (match[1] ?? '').replaceAll(/[ ,]/g, '').replace(/^0+(?=\d)/, '') || '0'
  return `${dollars}.${(match[2] ?? '').padEnd(2, '0')}`
}

/** An amount as text for its box, without the dollar sign, which the box shows. Invalid text stays unchanged. */
export const moneyText = (value: string, locale: 'en' | 'fr'): string =>
  /^\d+\.\d{2}$/.test(value) && locale === 'fr' ? value.replace('.', ',') : value

/**
 * Formats a postal code with capitals and one space (`E1C 4M1`); undefined if it does not have the format of a Canadian
 * postal code (D-63).
 */
export function postalCodeOf(typed: string): string | undefined {
  const match = /^([A-Z]\d[A-Z])[\s\p{Pd}]*(\d[A-Z]\d)$/u.exec(typed.trim().toUpperCase())
  return match ? `${match[1]} ${match[2]}` : undefined
}
