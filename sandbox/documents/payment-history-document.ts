import type { PaymentHistory } from '../../generated/member/model/index.ts'
import type { Member } from '../store/members.ts'
import type { Locale } from '../bilingual.ts'
import { createPdf, date, money, type Column } from './document.ts'
import { memberFacts } from './member-facts.ts'
import { periodText, type Range } from './period-text.ts'

const TEXTS = {
  en: {
    title: 'Payment history',
    period: 'Period',
    when: 'Date processed',
    kind: 'Payment method',
    number: 'Payment number',
    spending: 'Part paid from a spending account',
    paid: 'Paid',
    total: 'Total paid',
  },
  fr: {
    title: 'Historique des paiements',
    period: 'Période',
    when: 'Date de traitement',
    kind: 'Mode de paiement',
    number: 'Numéro de paiement',
    spending: 'Part payée par le CGS ou le CMP',
    paid: 'Payé',
    total: 'Total payé',
  },
} as const

/** The payments of a range of dates with their total (API-107). */
export async function paymentHistoryDocument(history: PaymentHistory, member: Member, locale: Locale, range: Range): Promise<Uint8Array> {
  const text = TEXTS[locale]
  const pdf = createPdf(text.title, locale)
  pdf.facts([...memberFacts(member, locale), [text.period, periodText(range, locale)]])
  pdf.heading(text.title)
  const spending: Column[] = history.showHSP ? [{ title: text.spending, share: 0.18, align: 'right' }] : []
  const withSpending = (amount: string) => (history.showHSP ? [amount && money(amount, locale)] : [])
  pdf.table(
    [
      { title: text.when, share: 0.25 },
      { title: text.kind, share: 0.2 },
      { title: text.number, share: history.showHSP ? 0.19 : 0.37 },
      ...spending,
      { title: text.paid, share: 0.18, align: 'right' },
    ],
    [
      ...history.paymentLines.map((line) => [
        date(line.dateProcessed, locale),
        line.paymentType,
        line.paymentId,
        ...withSpending(line.spendingAccountUsed),
        money(line.paidAmount, locale),
      ]),
      [text.total, '', '', ...withSpending(''), money(history.totalPaidAmount, locale)],
    ],
  )
  return pdf.finish()
}
