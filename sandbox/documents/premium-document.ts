import type { PremiumStatement } from '../../generated/member/model/index.ts'
import { toMoney } from '../money.ts'
import type { LedgerEntry } from '../benefit-data/premiums/past.ts'
import type { Member } from '../store/members.ts'
import type { Locale, Bilingual } from '../bilingual.ts'
import { createPdf, date, money } from './document.ts'
import { memberFacts } from './member-facts.ts'

const TYPES: Readonly<Record<string, Bilingual>> = {
  PREMIUM: { en: 'Premium', fr: 'Prime' },
  DEBIT: { en: 'Pre-authorized debit', fr: 'Débit préautorisé' },
  RETURNED: { en: 'Debit returned by the bank', fr: 'Débit retourné par l’institution financière' },
  PAYMENT: { en: 'One-time payment', fr: 'Paiement unique' },
}
const TEXTS = {
  en: {
    title: 'Premium statement',
    from: 'From',
    to: 'To',
    premium: 'Premium for the month',
    before: 'Owed at the start',
    after: 'Owed at the end',
    entries: 'Transactions',
    when: 'Transaction date',
    what: 'Transaction',
    amount: 'Amount',
  },
  fr: {
    title: 'Relevé de primes',
    from: 'Du',
    to: 'Au',
    premium: 'Prime du mois',
    before: 'Montant dû au début',
    after: 'Montant dû à la fin',
    entries: 'Opérations',
    when: 'Date de l’opération',
    what: 'Opération',
    amount: 'Montant',
  },
} as const

const sumOf = (entries: readonly LedgerEntry[]): string => toMoney(entries.reduce((sum, { amount }) => sum + amount, 0))

/** A month of premiums with what was owed before and after it (D-142). */
export async function premiumDocument(statement: PremiumStatement, ledger: readonly LedgerEntry[], member: Member, locale: Locale): Promise<Uint8Array> {
  const text = TEXTS[locale]
  const untilEnd = ledger.filter(({ transactionDate }) => transactionDate <= statement.periodEnd)
  const before = untilEnd.filter(({ transactionDate }) => transactionDate < statement.periodStart)
  const pdf = createPdf(text.title, locale)
  pdf.facts([
    ...memberFacts(member, locale),
    [text.from, date(statement.periodStart, locale)],
    [text.to, date(statement.periodEnd, locale)],
    [text.premium, money(statement.amount, locale)],
    [text.before, money(sumOf(before), locale)],
    [text.after, money(sumOf(untilEnd), locale)],
  ])
  pdf.heading(text.entries)
  pdf.table(
    [
      { title: text.when, share: 0.25 },
      { title: text.what, share: 0.5 },
      { title: text.amount, share: 0.25, align: 'right' },
    ],
    untilEnd
      .slice(before.length)
      .map(({ transactionDate, type, amount }) => [date(transactionDate, locale), TYPES[type]?.[locale] ?? type, money(toMoney(amount), locale)]),
  )
  return pdf.finish()
}
