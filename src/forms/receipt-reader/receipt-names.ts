import { type Proposal, type ReceiptLine, simplify } from './receipt-rules.ts'

const wordsOf = (text: string): readonly string[] =>
  simplify(text)
    .split(/[^a-z]+/)
    .filter(Boolean)

/**
 * Finds the provider of the visit among the providers that the member has seen before. All words of the provider's name
 * must be in one line. Nothing is proposed if the receipt names two of them; a name that is part of another one does not
 * count.
 */
export function providerOf(lines: readonly ReceiptLine[], known: readonly string[]): Proposal | undefined {
  const read = lines.map(({ text }) => new Set(wordsOf(text)))
  const found = [...new Set(known)].flatMap((name) => {
    const words = wordsOf(name)
    const line = words.length > 1 ? read.findIndex((some) => words.every((word) => some.has(word))) : -1
    return line < 0 ? [] : [{ value: name, line, words: new Set(words) }]
  })
  const whole = found.filter(
    ({ words }) =>
      !found.some((other) => other.words.size > words.size && [...words].every((word) => other.words.has(word))),
  )
  const [only] = whole
  return only && whole.length === 1 ? { value: only.value, line: only.line } : undefined
}

/** What each profession and its treatments are called in both languages, without accents. */
const PROFESSIONS = {
  physiotherapy: /\bphysiother|\bphysical therap/,
  massage: /\bmassage|\bmassother/,
  chiropractic: /\bchiropra/,
  psychology: /\bpsycholog/,
  nutrition: /\bdietit|\bdietet|\bnutritionn?ist/,
  osteopathy: /\bosteopath/,
  acupuncture: /\bacupunct/,
  podiatry: /\bpodiatr/,
  'speech therapy': /\bspeech|\borthophon/,
  'occupational therapy': /\boccupational therap|\bergother/,
  'social work': /\bsocial work|\btravail(?:leurs?|leuses?)? social/,
  optometry: /\boptometr/,
  optician: /\boptici/,
} as const satisfies Record<string, RegExp>

const isProfession = (profession: string): profession is keyof typeof PROFESSIONS =>
  Object.hasOwn(PROFESSIONS, profession)

/** Finds the profession that a receipt is about. Nothing is proposed if the receipt names two. */
export function professionOf(lines: readonly ReceiptLine[]): Proposal | undefined {
  const read = lines.map(({ text }) => simplify(text))
  const found = Object.entries(PROFESSIONS).flatMap(([value, pattern]) => {
    const line = read.findIndex((text) => pattern.test(text))
    return line < 0 ? [] : [{ value, line }]
  })
  return found.length === 1 ? found[0] : undefined
}

/** What a receipt says about the provider: a provider whom the member has seen before, or only a profession. */
interface ReadProvider {
  readonly provider?: string | undefined
  readonly profession?: string | undefined
}

/**
 * The choice that a receipt proposes for the question whom the member saw: the provider with that name, or else the
 * type of provider with that profession. Undefined if no choice fits, or more than one.
 */
export function choiceOf<Choice extends { readonly label: string }>(
  { provider, profession = '' }: ReadProvider,
  choices: readonly Choice[],
): Choice | undefined {
  const named = choices.filter(({ label }) => label === provider)
  if (named.length > 0) return named.length === 1 ? named[0] : undefined
  const typed = isProfession(profession)
    ? choices.filter(({ label }) => PROFESSIONS[profession].test(simplify(label)))
    : []
  return typed.length === 1 ? typed[0] : undefined
}
