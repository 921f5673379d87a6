import type { LedgerEntry } from '../benefit-data/premiums/past.ts'
import type { Member } from '../store/members.ts'
import type { Bilingual, Locale } from '../bilingual.ts'
import { createPdf, fact } from './document.ts'
import { date } from './format.ts'

/** Title of the letter. It appears both in the list of documents and in the letter itself. */
export const RETURNED_DEBIT: Bilingual = {
  en: 'Pre-authorized debit returned by the bank',
  fr: 'Débit préautorisé retourné par l’institution financière',
}

/** A letter about a pre-authorized debit that the bank sent back, as a PDF (D-260). `debit` is that payment. */
export async function returnedDebitLetter(
  { transactionDate, amount }: LedgerEntry,
  debit: LedgerEntry | undefined,
  member: Member,
  locale: Locale,
): Promise<Uint8Array> {
  const pdf = createPdf(RETURNED_DEBIT, member, locale, [
    fact('Date of the letter', 'Date de la lettre', date(transactionDate, locale)),
    ...(debit ? [fact('Date of the debit', 'Date du débit', date(debit.transactionDate, locale))] : []),
  ])
  pdf.headline({ en: 'Returned', fr: 'Montant retourné' }, pdf.cents(amount))
  pdf.paragraph({
    en: 'Your bank did not pay this pre-authorized debit, so the premium is still owed. You can pay it by card in the portal, or ask your bank why it was returned.',
    fr: 'Votre institution financière n’a pas payé ce débit préautorisé, et la prime reste donc due. Vous pouvez la payer par carte dans l’espace membre ou demander à votre institution la raison du retour.',
  })
  return pdf.finish()
}
