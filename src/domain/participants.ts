import type { Participant } from '~generated/member/model/index.ts'

/**
 * Participants by ascending number, compared as numbers if both are numeric, with the cardholder first (ACCT-16, D-71).
 */
export const sortParticipants = (people: readonly Participant[]): readonly Participant[] =>
  people
    .toSorted((a, b) => byNumber(a.participantId, b.participantId))
    .toSorted((a, b) => Number(b.isCardholder) - Number(a.isCardholder))

/** True if a participant other than the member keeps their details private (D-158). */
export const hidesDetails = ({ participantId, privacyConsent }: Participant, selfId: string | undefined): boolean =>
  privacyConsent === false && participantId !== selfId

const isNumber = (text: string) => /^\d+$/.test(text)
const byNumber = (a: string, b: string) =>
  isNumber(a) && isNumber(b) ? Number(a) - Number(b) : a < b ? -1 : Number(a > b)

/** The ten digits of a North American number in any notation. Undefined if there are not exactly ten (D-63). */
export function parsePhone(typed: string): string | undefined {
  if (/[^\d\s().+\p{Pd}]/u.test(typed)) return undefined
  const digits = typed.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  return digits.length === 10 ? digits : undefined
}

/** The number as `506-555-0123` (glossary). */
export const formatPhone = (value: string): string =>
  /^\d{10}$/.test(value) ? `${value.slice(0, 3)}-${value.slice(3, 6)}-${value.slice(6)}` : value

/**
 * A name as people write it, from the service's capitals (D-55, SHELL-67): trimmed, with one space between words, and a
 * capital at the start and after a space, a hyphen, an apostrophe and "Mc". A name that already has capital and small
 * letters, such as LeBlanc, keeps them.
 */
export function formatName(name: string | null | undefined, locale: 'en' | 'fr' = 'en'): string {
  const given = (name ?? '').trim().replaceAll(/\s+/g, ' ')
  const lower = given.toLocaleLowerCase(locale)
  if (given !== lower && given !== given.toLocaleUpperCase(locale)) return given
  return lower
    .replaceAll(
      /(^|[\s\-'’])(\p{L})/gu,
      (_, before: string, letter: string) => before + letter.toLocaleUpperCase(locale),
    )
    .replaceAll(
      /(^|[\s-])Mc(\p{L})/gu,
      (_, before: string, letter: string) => `${before}Mc${letter.toLocaleUpperCase(locale)}`,
    )
}

/** The first name of a person whom the service names in full: `MARIE-ÈVE ROY-CÔTÉ` is Marie-Ève. */
export const firstNameOf = (name: string, locale?: 'en' | 'fr'): string => formatName(name.split(' ')[0], locale)

/** The full names of people by their participant number. */
export const namesById = (people: readonly Participant[], locale: 'en' | 'fr'): ReadonlyMap<string, string> =>
  new Map(people.map((person) => [person.participantId, fullName(person, locale)]))

/** First and last name, formatted. Either may be empty. */
export const fullName = (
  person: { firstName?: string | null; lastName?: string | null },
  locale?: 'en' | 'fr',
): string => [formatName(person.firstName, locale), formatName(person.lastName, locale)].filter(Boolean).join(' ')
