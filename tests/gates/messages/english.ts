import { readings, readMessages, type Language } from './catalogues.ts'
import { NON_BREAKING } from './non-breaking.ts'

/**
 * Sentences that the specification prescribes word for word (D-51, D-07, AUTH-20, AUTH-23, ERR-24, ERR-25, SESSION-31,
 * D-93).
 */
const LITERAL: readonly string[] = [
  'Please sign in to continue.',
  'Your session has expired. Please sign in again.',
  'The password you entered is not valid. Please sign in again.',
  'You have been logged out.',
  'Are you sure you want to log out?',
  'Login is required to use the member application.',
  'Oops, something went wrong. Please try again later.',
  'Please enter a password.',
  "This password isn't complex enough to keep your account safe. Please refer to the password requirements shown to create a secure password.",
  'This page could not be opened. Please try again.',
]
const withoutLiteral = (text: string): string => {
  const rest = LITERAL.reduce((before, literal) => before.replace(literal, ''), text)
  return rest === text ? text : rest.trim()
}

const TYPOGRAPHY: readonly (readonly [RegExp, string])[] = [
  [/'/, 'an apostrophe is ’'],
  [/["«»]/, 'quotation marks are “ ”'],
  [/(?<=\p{L}) - (?=\S)/u, 'a dash is –'],
  [/\.\.\./, 'no sentence trails off'],
  [/\b(?:\p{L}+ may|since)\.$/u, 'no sentence breaks off'],
  [/ {2}|\s$|^\s/, 'no space is doubled or left over'],
  [NON_BREAKING.en, 'a no-break space holds a number to its unit'],
]

/** Violations of the English typography rules. */
export function badEnglish({ sentences }: Language): string[] {
  return Object.entries(sentences).flatMap(([id, sentence]) => {
    const texts = readings(sentence).map(withoutLiteral)
    return TYPOGRAPHY.filter(([pattern]) => texts.some((text) => pattern.test(text))).map(
      ([, rule]) => `${id}: ${rule}`,
    )
  })
}

/** Words that the portal does not use, each with the word that it uses instead. */
const NOT_OURS: readonly (readonly [RegExp, string])[] = [
  [/e-mails?/, 'email'],
  [/telephones?/, 'phone'],
  [/log(?:ged|s|ging)? in|log[io]n|logout|sign(?:ed|s|ing)? out/, 'sign in, log out'],
  [/member application|this site/, 'member portal, portal'],
  [/(?:some|every|any|no)body/, 'someone, everyone, anyone, no one'],
  [/(?<!\b(?:for|from|to|with) )whom/, 'who'],
  [/until when/, 'by when, for how long'],
  [/if you expected/, 'if you think this is a mistake'],
  [/(?<!where you )stands?/, 'is, appears'],
  [/beside/, 'next to'],
  [/comes? to|in all(?! [\p{L}{])/u, 'total'],
  [/(?<!day )of the (?:year|month)/, 'yearly, monthly, for the month'],
  [/from closer/, 'closer up'],
  [/programmes?/, 'program'],
  [/paediatrics?/, 'pediatric'],
  [/kinds? of/, 'type of'],
  [/plan asks(?: for)?/, 'requires'],
  [/participants?/, 'person'],
  [/well-?being/, 'wellness'],
]
/** Names that the specification prescribes (CARE-02). */
const NAMES = /^Everyday Wellbeing$/

export function wrongEnglish(language: Language): string[] {
  return readMessages(language).flatMap(([id, sentence]) => {
    const text = withoutLiteral(readings(sentence).join(' '))
    const words = NAMES.test(text)
      ? []
      : NOT_OURS.filter(([word]) => new RegExp(`(?<![\\p{L}-])(?:${word.source})(?![\\p{L}-])`, 'iu').test(text)).map(
          ([, ours]) => `${id}: say ${ours}`,
        )
    return /(?:^|[.!?:] )Please /.test(text) ? [...words, `${id}: say what to do, without please`] : words
  })
}
