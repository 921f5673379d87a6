import type { ClaimServiceLine } from '../../generated/member/model/index.ts'
import type { Member } from '../store/members.ts'
import type { Locale } from '../bilingual.ts'
import { addClaims } from './claims-document.ts'
import { createPdf, fact } from './document.ts'
import { periodText, type Range } from './period-text.ts'

/** A PDF with the claims that were processed in a quarter (D-260). */
export async function claimsStatement(
  lines: readonly ClaimServiceLine[],
  quarter: Range,
  member: Member,
  locale: Locale,
): Promise<Uint8Array> {
  const pdf = createPdf({ en: 'Claims statement', fr: 'Relevé de demandes de règlement' }, member, locale, [
    fact('Processing period', 'Période de traitement', periodText(quarter, locale)),
  ])
  addClaims(pdf, lines, locale)
  return pdf.finish()
}
