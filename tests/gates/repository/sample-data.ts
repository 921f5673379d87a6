/** Domains that are reserved for examples (RFC 2606), and the developer's own computer. */
const NOBODYS = /(?:^|\.)(?:example|example\.(?:com|net|org)|localhost)$/

/**
 * E-mail addresses and phone numbers that may belong to a real person: outside the reserved domains, or other than
 * 555-01xx.
 */
export function realPeople(file: string, text: string): string[] {
  const addresses = [...text.matchAll(/[\w.+-]+@([\w-]+(?:\.[\w-]+)+)/g)]
    .filter(([, domain = '']) => !NOBODYS.test(domain))
    .map(([address]) => address)
  const numbers = [...text.matchAll(/(?:phone|tollFree|tty|fax|serviceNumber)\w*['"]?\s*[:=]\s*['"]?(\d{10})\b/gi)].map(
    ([, number = '']) => number,
  )
  return [...addresses, ...numbers.filter((number) => !/^\d{3}55501\d\d$/.test(number))].map(
    (value) => `${file}: ${value} may belong to a real person`,
  )
}
