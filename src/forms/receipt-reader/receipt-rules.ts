import { type Date8, isDate8, isWithinMonths } from '~/domain/dates/date8.ts'

/** A line of text on a receipt. */
export interface ReceiptLine {
  readonly text: string
  /**
   * the words of the line, each with the confidence of text recognition from 0 to 100; absent if the text comes from a
   * PDF
   */
  readonly words?: readonly { readonly text: string; readonly confidence: number }[]
}

/** The position of a line, in points of a PDF page or pixels of a photo. */
export interface ReceiptLineBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The lines of a receipt, and a function that draws a picture of a line. */
export interface ReadReceipt {
  readonly lines: readonly ReceiptLine[]
  readonly crop: (line: number) => Promise<Blob | undefined>
}

/** A value that was read from a receipt, with the index of the line that contains it. */
export interface Proposal {
  readonly value: string
  readonly line: number
}

/**
 * Lowest confidence at which a digit in a photo is trusted. It was chosen with the receipts of `npm run
 * bench:receipts`.
 */
const CONFIDENT = 75

/** The confidence of the least certain word in a part of a line. */
function confidenceIn({ words = [] }: ReceiptLine, from: number, to: number): number {
  let end = -1
  return Math.min(
    100,
    ...words.flatMap(({ text, confidence }) => {
      const start = end + 1
      end = start + text.length
      return start < to && end > from ? [confidence] : []
    }),
  )
}

/**
 * Converts text to lower case without accents, so that words are found even if they are written or recognised
 * differently.
 */
export const simplify = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[’‘]/g, "'").toLowerCase()

/**
 * Matches an amount of money with two decimals: `95.00`, `1,234.56`, `95,00 $`, `1 234,56`. The letter S is accepted as
 * a dollar sign, because text recognition confuses them.
 */
const MONEY =
  /(?<![\p{L}\d.,/#-])(-\s?|\()?(?:CAD|CA)?\s?[$s]?\s?((?:\d{1,3}(?:[ ,\u00A0\u202F]\d{3})+|\d{1,5})[.,]\d{2})(?![\d%/]|[.,-]\d|\s?%)/giu

/** The meaning of an amount, determined by the words before it. The first pattern that matches decides. */
const AMOUNT_MEANINGS = [
  // Amounts that are never what the member paid for the visit.
  [
    'other',
    /\bs\w{1,3} ?-?to[tr]al|avant taxes?|before tax|\btax|\bt\.?p\.?s|\bt\.?v\.?[qh]|\b[ghqp]\.?s\.?t\b|previous|precedent|anterieur|report|forward|brought|\bchange\b|monnaie|tender|discount|rabais|\bremis|assur|insur|plan pays|regime|deductible|franchise|savings|economi|\btips?\b|pourboire|deposit|depot|credit limit|per (?:hour|unit)|a l'unite|prix unitaire|unit price|rate|taux|next|prochain|points/,
  ],
  [
    'paid',
    /total paid|total paye|amount paid|montant paye|paid by (?:patient|client|you|card|debit|visa|interac)|paye par (?:le |la )?(?:patient|client|carte|debit|visa|interac)|montant acquitte|montant recu|amount received|payment received|paiement recu|(?:you|vous) (?:paid|avez paye)|\bpaid\b|\bpaye\b|\bpayment\b|\bpaiement\b|\bacquitte\b|interac|\bvisa\b|mastercard|\bdebit\b/,
  ],
  ['balance', /balance|solde|owing|outstanding/],
  ['total', /to[tr]a[li]|amount due|montant du\b|a payer|\bdue\b|net a payer|grand total/],
  ['item', /./],
] as const
type AmountMeaning = (typeof AMOUNT_MEANINGS)[number][0]

interface Money {
  readonly value: string
  readonly line: number
  readonly meaning: AmountMeaning
  readonly confidence: number
}

const centsOf = ({ value }: Money): number => Math.round(Number(value) * 100)

/** Rewrites an amount: `1 234,56` becomes `1234.56`. */
const canonical = (text: string): string => `${text.slice(0, -3).replaceAll(/\D/g, '')}.${text.slice(-2)}`

const meaningOfAmount = (words: string): AmountMeaning =>
  AMOUNT_MEANINGS.find(([, pattern]) => pattern.test(words))?.[0] ?? 'item'

/**
 * All amounts in a line. The words before an amount give its meaning; if there are none, the words of the line above
 * do.
 */
function amountsIn(receiptLine: ReceiptLine, line: number, above: string): Money[] {
  const { text } = receiptLine
  let end = 0
  let words = ''
  return [...text.matchAll(MONEY)].flatMap((match) => {
    const own = simplify(text.slice(end, match.index))
      .replaceAll(/[^a-z']+/g, ' ')
      .trim()
    end = match.index + match[0].length
    if (own.length > 1 && own !== 'cad') words = own
    if (match[1]) return []
    const confidence = confidenceIn(receiptLine, match.index, end)
    return [{ value: canonical(match[2]!), line, meaning: meaningOfAmount(words || above), confidence }]
  })
}

/**
 * Removes the first digit of an amount if it is probably a misread dollar sign: `895.00` becomes `95.00` if `95.00`
 * also occurs on the receipt.
 */
function withoutSign(money: Money, all: readonly Money[]): Money {
  const rest = money.value.slice(1)
  return /^[358][1-9]/.test(money.value) && money.confidence < 100 && all.some(({ value }) => value === rest)
    ? { ...money, value: rest }
    : money
}

/** The words of a line without amounts. They give the meaning of an amount in the line below. */
const heading = (line: ReceiptLine | undefined): string =>
  line && line.text.search(MONEY) < 0 ? simplify(line.text) : ''

/**
 * Finds the amount that was paid for the visit. Nothing is proposed if the receipt is ambiguous. Accepted are a total
 * and a paid amount that are equal, only one of the two, or a single other amount. In a photo, the amount must also be
 * certain: read with high confidence, found twice, or equal to the sum of other amounts.
 */
export function amountOf(lines: readonly ReceiptLine[]): Proposal | undefined {
  const read = lines.flatMap((line, at) => amountsIn(line, at, heading(lines[at - 1])))
  const all = read.map((each) => withoutSign(each, read)).filter((each) => centsOf(each) > 0)
  const paid = all.filter(({ meaning }) => meaning === 'paid')
  const totals = all.filter(({ meaning }) => meaning === 'total')
  // If the total is unreadable, no other amount may be used in its place.
  const hasUnread = lines.some(
    ({ text, words }) => words && /to[tr]a[li]|amount paid|montant paye/.test(simplify(text)),
  )
  const rest = hasUnread ? [] : all.filter(({ meaning }) => meaning !== 'other')
  const main = totals.length > 0 ? totals : paid.length > 0 ? paid : rest
  const values = new Set(main.map(({ value }) => value))
  const [found] = main
  if (!found || values.size > 1) return undefined
  // If someone else paid a part, or a part is still owed, only the member knows which amount to claim.
  if (all.some((each) => each.meaning === 'item' && centsOf(each) > centsOf(found))) return undefined
  const parts = all.filter(({ meaning }) => meaning === 'paid' || meaning === 'balance')
  if (parts.some(({ value }) => value !== found.value)) return undefined
  const times = all.filter(({ value }) => value === found.value).length
  const isSum = addsUp(found, all)
  // In a photo, an amount that appears only once and is not the sum of other amounts must have been read with high
  // confidence.
  const best = main.toSorted((a, b) => b.confidence - a.confidence)[0]!
  if (times < 2 && !isSum && best.confidence < CONFIDENT) return undefined
  return { value: best.value, line: best.line }
}

/** True if at least two other amounts add up to this one, such as items, or a subtotal and taxes. */
function addsUp(total: Money, all: readonly Money[]): boolean {
  const before = all.filter(({ line, meaning }) => line < total.line && meaning !== 'paid' && meaning !== 'total')
  const sums = [
    before,
    before.filter(({ meaning }) => meaning === 'item'),
    before.filter(({ meaning }) => meaning === 'other'),
  ]
  return sums.some((some) => some.length > 1 && some.reduce((sum, each) => sum + centsOf(each), 0) === centsOf(total))
}

/** First letters of the month names in both languages, without accents. */
const MONTHS = [
  'jan',
  'fe[bv]',
  'mar',
  'a[pv]r',
  'ma[iy]',
  'ju(?:n|in)',
  'ju(?:l|il)',
  'a(?:ug|ou)',
  'sep',
  'oct',
  'nov',
  'dec',
] as const
const MONTH = String.raw`((?:${MONTHS.join('|')})[a-z]*)\.?`
const MONTH_FIRST = new RegExp(String.raw`\b${MONTH}\s?(\d{1,2})(?:st|nd|rd|th)?,?\s{0,2}(20\d\d)\b`, 'g')
const DAY_FIRST = new RegExp(
  String.raw`(?<!\d)(\d{1,2})(?:er|st|nd|rd|th)?[\s-]{0,2}${MONTH},?[\s-]{0,2}(20\d\d)\b`,
  'g',
)
const YEAR_FIRST = /(?<![\d-])(20\d\d)\s?([-/.])\s?(\d{1,2})\s?\2\s?(\d{1,2})(?![\d-])/g
const YEAR_LAST = /(?<![\d-])(\d{1,2})\s?([-/.])\s?(\d{1,2})\s?\2\s?(20\d\d)(?!\d)/g

/** The meaning of a date, determined by the words before it. The first pattern that matches decides. */
const DATE_MEANINGS = [
  [
    'other',
    /birth|\bd\.?o\.?b\b|naiss|\bnee? le|\bddn\b|next|prochain|expir|valid|echeance|\bdue\b|since|depuis|last|derni|referr|referen|ordonnance|prescri|effective|vigueur|appointment on|rappel|recall|follow|suivi|warranty|garantie/,
  ],
  [
    'service',
    /service|visit|treatment|traitement|seance|session|soins|consultation|rendez-vous du|rencontre|attended|dispens/,
  ],
  ['print', /print|impr|generated|genere|edited|edite|produit le|copy|copie|reprint/],
  ['date', /date|invoice|facture|receipt|recu|transaction|paid|paye|issued|emis|\ble\b/],
] as const
type DateMeaning = (typeof DATE_MEANINGS)[number][0] | 'row' | 'alone'

/** The meanings in order of preference. `row` is a line with a date and an amount, as in a list of visits. */
const PREFERRED: readonly DateMeaning[] = ['service', 'row', 'date', 'alone']

interface Reading {
  /** the date; two dates if it is unclear which number is the day and which is the month */
  readonly days: readonly Date8[]
  readonly index: number
  readonly end: number
  /** for a date in digits with the year last: whether the day comes first; undefined if that is uncertain */
  readonly digits?: { readonly dayFirst: boolean | undefined }
}
interface Candidate extends Reading {
  readonly line: number
  readonly meaning: DateMeaning
}

const date8 = (year: string, month: number | string, day: string): Date8 =>
  `${year}${String(month).padStart(2, '0')}${day.padStart(2, '0')}`
const monthNumber = (name: string): number => MONTHS.findIndex((start) => new RegExp(`^${start}`).test(name)) + 1

/** The dates in a line of simplified text, from left to right. */
function datesIn(text: string): Reading[] {
  const made = (pattern: RegExp, read: (match: RegExpExecArray) => Pick<Reading, 'days' | 'digits'>): Reading[] =>
    [...text.matchAll(pattern)].map((match) => ({
      ...read(match),
      index: match.index,
      end: match.index + match[0].length,
    }))
  const found = [
    ...made(MONTH_FIRST, ([, month = '', day = '', year = '']) => ({ days: [date8(year, monthNumber(month), day)] })),
    ...made(DAY_FIRST, ([, day = '', month = '', year = '']) => ({ days: [date8(year, monthNumber(month), day)] })),
    ...made(YEAR_FIRST, ([, year = '', , month = '', day = '']) => ({ days: [date8(year, month, day)] })),
    ...made(YEAR_LAST, ([, first = '', , second = '', year = '']) => {
      const [dayFirst, monthFirst] = [date8(year, second, first), date8(year, first, second)]
      const days = [...new Set([dayFirst, monthFirst])].filter(isDate8)
      return {
        days,
        digits: { dayFirst: days.length === 1 && dayFirst !== monthFirst ? isDate8(dayFirst) : undefined },
      }
    }),
  ]
  return found
    .map((each) => ({ ...each, days: each.days.filter(isDate8) }))
    .filter(({ days }) => days.length > 0)
    .toSorted((a, b) => a.index - b.index)
}

/** The meaning of a date, given the words before it. */
const meaningOfDate = (words: string): (typeof DATE_MEANINGS)[number][0] | undefined =>
  DATE_MEANINGS.find(([, pattern]) => pattern.test(words))?.[0]

const HAS_MONEY = /\d[.,]\d{2}(?!\d|[.,/-]\d|\s?%)/

function candidatesIn(lines: readonly ReceiptLine[]): Candidate[] {
  return lines.flatMap(({ text }, line) => {
    const simple = simplify(text)
    const above = simplify(lines[line - 1]?.text ?? '')
    let end = 0
    return datesIn(simple).map((reading) => {
      const words = simple.slice(end, reading.index)
      end = reading.end
      // the label of a date may be in the line above, such as the heading of a table, if that line has no date itself
      const own =
        meaningOfDate(words) ??
        (datesIn(above).length === 0 && !/[a-z]{3}/.test(words) ? meaningOfDate(above) : undefined)
      const rest = simple.slice(0, reading.index) + simple.slice(reading.end)
      const isRow =
        (own === undefined || own === 'date') && HAS_MONEY.test(rest) && !/total|paid|paye|paiement|payment/.test(rest)
      return { ...reading, line, meaning: isRow ? 'row' : (own ?? 'alone') }
    })
  })
}

/** True if a photo has a label for the date of the visit, or a column of dates, but no readable date of a visit. */
const hasUnreadDay = (lines: readonly ReceiptLine[]): boolean =>
  lines.some(({ text, words }, at) => {
    const isLabel =
      words && /date (?:of|du|de) (?:service|treatment|traitement|visit)|date.*(?:description|amount|montant)/
    return (
      isLabel &&
      isLabel.test(simplify(text)) &&
      ![text, lines[at + 1]?.text ?? ''].some((each) => datesIn(simplify(each)).length > 0)
    )
  })

/** Number of months that a visit may be in the past. An older date is probably a birth date or the date of a law. */
const MONTHS_BACK = 24

/**
 * Finds the date of the visit, in eight digits. The date labelled as the date of service is preferred, then a date in a
 * list with amounts, then the date of the receipt. Nothing is proposed if two different dates rank equally, or if it is
 * unclear whether the day or the month comes first.
 */
export function dateOf(lines: readonly ReceiptLine[], today: Date8): Proposal | undefined {
  const all = candidatesIn(lines)
  const order = new Set(all.flatMap(({ digits }) => digits?.dayFirst ?? []))
  const certain = new Set(all.filter(({ days }) => days.length === 1).map(({ days }) => days[0]!))
  const possible = all.map((each) => ({
    ...each,
    days: settled(each, order, certain).filter((day) => isPast(day, today)),
  }))
  for (const meaning of PREFERRED) {
    const these = possible.filter((each) => each.meaning === meaning && each.days.length > 0)
    if (these.length === 0 && (meaning === 'service' || meaning === 'row') && hasUnreadDay(lines)) return undefined
    if (these.length === 0) continue
    const days = new Set(these.flatMap((each) => each.days))
    if (days.size > 1) return undefined
    const best = these.find(({ line, index, end }) => confidenceIn(lines[line]!, index, end) >= CONFIDENT)
    const isRepeated = possible.filter((each) => each.days.includes([...days][0]!)).length > 1
    const shown = best ?? (isRepeated ? these[0] : undefined)
    return shown && { value: [...days][0]!, line: shown.line }
  }
  return undefined
}

/**
 * The days that a date on the receipt may mean. Only one day is left if other dates on the receipt show whether the day
 * or the month comes first.
 */
function settled(
  { days, digits }: Candidate,
  order: ReadonlySet<boolean>,
  certain: ReadonlySet<Date8>,
): readonly Date8[] {
  if (days.length < 2 || !digits) return days
  if (order.size === 1) return [days[order.has(true) ? 0 : 1]!]
  const known = days.filter((day) => certain.has(day))
  return known.length === 1 ? known : days
}

const isPast = (day: Date8, today: Date8): boolean => day <= today && isWithinMonths(today, day, MONTHS_BACK)
