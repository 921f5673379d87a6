/**
 * A person's name as people write it, from whatever the service holds in capitals (D-55, SHELL-67):
 * trimmed, one space between words, a capital after the start, a space, a hyphen, an apostrophe and after "Mc".
 */
export function formatName(name: string | null | undefined, locale: 'en' | 'fr' = 'en'): string {
  const lower = (name ?? '').trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase(locale)
  return lower
    .replaceAll(/(^|[\s\-'’])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toLocaleUpperCase(locale))
    .replaceAll(/(^|[\s-])Mc(\p{L})/gu, (_, before: string, letter: string) => `${before}Mc${letter.toLocaleUpperCase(locale)}`)
}

/** First and last name, formatted; either may be empty. */
export const fullName = (person: { firstName?: string | null; lastName?: string | null }, locale?: 'en' | 'fr'): string =>
  [formatName(person.firstName, locale), formatName(person.lastName, locale)].filter(Boolean).join(' ')
