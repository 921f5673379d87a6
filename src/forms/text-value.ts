import { useState } from 'react'

interface Shape {
  /** what is typed, as the value that is kept; undefined when it is not (yet) one */
  parse: (typed: string) => string | undefined
  /** the value as it is shown once typing is done */
  show: (value: string) => string
}

/**
 * A box whose text and whose value differ: `1 234,5 $` is shown while it is typed, `1234.50` is kept. What cannot be understood is kept
 * as typed, never lost, and left to validation. The text is tidied by `settle`, when the box is left.
 */
export function useTextValue(value: string | undefined, { parse, show }: Shape) {
  // What is being typed; undefined once it was tidied.
  const [typed, setTyped] = useState<string>()
  const valueOf = (text: string) => parse(text) ?? (text || undefined)
  // Another value may come from outside: a draft, a reset.
  const text = typed !== undefined && valueOf(typed) === value ? typed : show(value ?? '')
  return {
    text,
    /** takes over what is typed and returns the value to keep */
    type(next: string): string | undefined {
      setTyped(next)
      return valueOf(next)
    },
    settle: () => setTyped(undefined),
  }
}

/** Digits in one piece or in groups of three after spaces, cents after a point or a comma. */
const PLAIN = /^(\d{1,3}(?: \d{3})+|\d+)(?:[.,](\d{1,2}))?$/
/** `1,234.56`: a comma groups thousands only where a point follows. `12,345` alone could be either and is left to the member. */
const GROUPED = /^(\d{1,3}(?:,\d{3})+)\.(\d{1,2})$/

/** What was typed as an amount of the contract (`1234.56`), or undefined when it is not surely one. Never a float. */
export function moneyOf(typed: string): string | undefined {
  const bare = typed.replaceAll(/\s+/g, ' ').trim().replace(/^\$ ?/, '').replace(/ ?\$$/, '')
  const match = PLAIN.exec(bare) ?? GROUPED.exec(bare)
  if (!match) return undefined
  const dollars = (match[1] ?? '').replaceAll(/[ ,]/g, '').replace(/^0+(?=\d)/, '')
  return `${dollars}.${(match[2] ?? '').padEnd(2, '0')}`
}

/** An amount as one would type it; the box shows the dollar sign. What is no amount stays as it is. */
export const moneyText = (value: string, locale: 'en' | 'fr'): string => (/^\d+\.\d{2}$/.test(value) && locale === 'fr' ? value.replace('.', ',') : value)

/** Capitals and one space (`E1C 4M1`), or undefined when it has not the shape of a Canadian postal code (D-63). */
export function postalCodeOf(typed: string): string | undefined {
  const match = /^([A-Z]\d[A-Z])[ -]?(\d[A-Z]\d)$/.exec(typed.trim().toUpperCase())
  return match ? `${match[1]} ${match[2]}` : undefined
}
