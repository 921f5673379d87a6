import type { PremiumStatement } from '../../generated/member/model/index.ts'
import type { LedgerEntry } from '../benefit-data/premiums/past.ts'
import type { Member } from '../store/members.ts'
import type { Locale, Bilingual } from '../bilingual.ts'
import { createPdf, fact } from './document.ts'
import { cents, money } from './format.ts'
import { periodText } from './period-text.ts'
import { amountColumn, textColumn } from './table.ts'

const TYPES: Readonly<Record<string, Bilingual>> = {
  PREMIUM: { en: 'Premium', fr: 'Prime' },
  DEBIT: { en: 'Pre-authorized debit', fr: 'Débit préautorisé' },
  RETURNED: { en: 'Debit returned by the bank', fr: 'Débit retourné par l’institution financière' },
  PAYMENT: { en: 'One-time payment', fr: 'Paiement unique' },
}

const sumOf = (entries: readonly LedgerEntry[]): number => entries.reduce((sum, { amount }) => sum + amount, 0)

/** A PDF with one month's premiums, and the amounts due before and after that month (D-142). */
export async function premiumDocument(
  statement: PremiumStatement,
  ledger: readonly LedgerEntry[],
  member: Member,
  locale: Locale,
): Promise<Uint8Array> {
  const untilEnd = ledger.filter(({ transactionDate }) => transactionDate <= statement.periodEnd)
  const before = untilEnd.filter(({ transactionDate }) => transactionDate < statement.periodStart)
  const period = periodText({ from: statement.periodStart, to: statement.periodEnd }, locale)
  const pdf = createPdf({ en: 'Premium statement', fr: 'Relevé de primes' }, member, locale, [
    fact('Period', 'Période', period),
    fact('Premium for the month', 'Prime du mois', money(statement.amount, locale)),
    fact('Owed at the start', 'Montant dû au début', cents(sumOf(before), locale)),
  ])
  pdf.headline({ en: 'Owed at the end', fr: 'Montant dû à la fin' }, pdf.cents(sumOf(untilEnd)))
  pdf.heading({ en: 'Transactions', fr: 'Opérations' })
  pdf.table(
    [
      textColumn('Transaction date', 'Date de l’opération', 0.25),
      textColumn('Transaction', 'Opération', 0.5),
      amountColumn('Amount', 'Montant', 0.25),
    ],
    untilEnd
      .slice(before.length)
      .map(({ transactionDate, type, amount }) => [
        pdf.date(transactionDate),
        TYPES[type]?.[locale] ?? type,
        pdf.cents(amount),
      ]),
  )
  return pdf.finish()
}
