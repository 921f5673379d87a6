import type { ClaimServiceLine } from '../../generated/member/model/index.ts'
import type { Member } from '../store/members.ts'
import type { Locale } from '../bilingual.ts'
import { toCents } from '../money.ts'
import { createPdf, fact, NO_CLAIMS, type Pdf } from './document.ts'
import { periodText, type Range } from './period-text.ts'
import { date } from './format.ts'
import { statusText } from './status-text.ts'
import { amountColumn, textColumn } from './table.ts'
import { isDecided } from '../store/claim-line.ts'

/** What the member searched for. */
interface ClaimSearch {
  readonly range: Range
  /** true if the range is of processing dates, not of dates of service */
  readonly isByProcessing: boolean
  /** the name of the only person in the result; undefined if the search is for all */
  readonly person: string | undefined
  /** the name of the only benefit in the result; undefined if the search is for all */
  readonly benefit: string | undefined
}

/** A PDF with the claims that a search found, as a table with totals (API-100). */
export async function claimsDocument(
  lines: readonly ClaimServiceLine[],
  { range, isByProcessing, person, benefit }: ClaimSearch,
  member: Member,
  locale: Locale,
  today: string,
): Promise<Uint8Array> {
  const period = periodText(range, locale)
  const pdf = createPdf({ en: 'Claims', fr: 'Demandes de règlement' }, member, locale, [
    isByProcessing
      ? fact('Processing period', 'Période de traitement', period)
      : fact('Dates of service', 'Dates des services', period),
    ...(person ? [fact('Person', 'Personne assurée', person)] : []),
    ...(benefit ? [fact('Benefit', 'Garantie', benefit)] : []),
    fact('Created on', 'Produit le', date(today, locale)),
  ])
  if (lines.length === 0) pdf.paragraph(NO_CLAIMS)
  else addClaims(pdf, lines, locale)
  return pdf.finish()
}

/**
 * Adds what was submitted and paid for these lines, and a table of them with its totals. As on the page, the totals are
 * those of the decided lines; the others are counted in a sentence.
 */
export function addClaims(pdf: Pdf, lines: readonly ClaimServiceLine[], locale: Locale): void {
  const decided = lines.filter(({ claimStatus }) => isDecided(claimStatus))
  const sum = (of: readonly ClaimServiceLine[], read: (line: ClaimServiceLine) => string | undefined) =>
    pdf.cents(of.reduce((cents, line) => cents + toCents(read(line)), 0))
  const total = (read: (line: ClaimServiceLine) => string | undefined) => sum(decided, read)
  const submitted = total(({ submittedAmount }) => submittedAmount)
  const paid = total(({ totalPaidAmount }) => totalPaidAmount)
  const byOther = total(({ cobAmount }) => cobAmount)
  pdf.headline({ en: 'Total paid', fr: 'Total payé' }, paid, {
    en: `of ${submitted} submitted`,
    fr: `sur ${submitted} demandés`,
  })
  const waiting = lines.filter(({ claimStatus }) => !isDecided(claimStatus))
  if (waiting.length > 0) {
    const amount = sum(waiting, ({ submittedAmount }) => submittedAmount)
    pdf.paragraph({
      en: `Claims without a decision that are not in these totals: ${waiting.length} (${amount}).`,
      fr: `Demandes sans décision qui ne sont pas comprises dans ces totaux\u00A0: ${waiting.length} (${amount}).`,
    })
  }
  pdf.table(
    [
      textColumn('Date of service', 'Date du service', 0.2),
      textColumn('Person', 'Personne assurée', 0.14),
      textColumn('Service', 'Service reçu', 0.22),
      textColumn('Status', 'État', 0.11),
      amountColumn('Submitted', 'Demandé', 0.11),
      amountColumn('Other insurer', 'Autre assureur', 0.11),
      amountColumn('Paid', 'Payé', 0.11),
    ],
    lines.map((line) => [
      pdf.date(line.serviceDate),
      line.participantInfo.firstName,
      line.serviceInfo.description,
      statusText(line.claimStatus, locale),
      pdf.money(line.submittedAmount),
      isDecided(line.claimStatus) ? pdf.money(line.cobAmount) : '',
      line.totalPaidAmount === undefined ? '' : pdf.money(line.totalPaidAmount),
    ]),
    ['Total', '', '', '', submitted, byOther, paid],
  )
  const left = decided.reduce(
    (cents, { submittedAmount, totalPaidAmount, cobAmount }) =>
      cents + Math.max(0, toCents(submittedAmount) - toCents(totalPaidAmount) - toCents(cobAmount)),
    0,
  )
  pdf.facts([fact('Your cost', 'À votre charge', pdf.cents(left))])
}
