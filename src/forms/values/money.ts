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
