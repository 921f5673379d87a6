import type { PaymentHistory } from '../../generated/member/model/index.ts'
import type { Member } from '../store/members.ts'
import type { Locale } from '../bilingual.ts'
import { createPdf, fact } from './document.ts'
import { periodText, type Range } from './period-text.ts'
import { amountColumn, textColumn } from './table.ts'

const TITLE = { en: 'Payment history', fr: 'Historique des paiements' }
const TOTAL = { en: 'Total paid', fr: 'Total payé' }

/** A PDF with the payments of a date range and their total (API-107). */
export async function paymentHistoryDocument(
  history: PaymentHistory,
  member: Member,
  locale: Locale,
  range: Range,
): Promise<Uint8Array> {
  const pdf = createPdf(TITLE, member, locale, [fact('Period', 'Période', periodText(range, locale))])
  pdf.headline(TOTAL, pdf.money(history.totalPaidAmount))
  const ifSpending = <Item>(item: Item): Item[] => (history.showHSP ? [item] : [])
  pdf.table(
    [
      textColumn('Date processed', 'Date de traitement', 0.25),
      textColumn('Payment method', 'Mode de paiement', 0.2),
      textColumn('Payment number', 'Numéro de paiement', history.showHSP ? 0.19 : 0.37),
      ...ifSpending(amountColumn('Part paid from a spending account', 'Part payée par un compte', 0.18)),
      amountColumn('Paid', 'Payé', 0.18),
    ],
    history.paymentLines.map((line) => [
      pdf.date(line.dateProcessed),
      line.paymentType,
      line.paymentId,
      ...ifSpending(pdf.money(line.spendingAccountUsed)),
      pdf.money(line.paidAmount),
    ]),
    [TOTAL[locale], '', '', ...ifSpending(''), pdf.money(history.totalPaidAmount)],
  )
  return pdf.finish()
}
