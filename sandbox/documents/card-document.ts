import { inGroups, memberCard } from '../benefit-data/member-card.ts'
import type { Member } from '../store/members.ts'
import type { Locale } from '../bilingual.ts'
import { createPdf, fact, textColumn } from './document.ts'
import { planFacts } from './member-facts.ts'

const SHOW = {
  en: 'Show this card to your pharmacist, your dentist and other health professionals, so that they can send us your claims.',
  fr: 'Présentez cette carte à la pharmacie, chez le dentiste et à vos autres rendez-vous de santé\u00A0: vos demandes pourront nous être transmises directement.',
}

/** The member card as a printable PDF (API-113). */
export async function cardDocument(member: Member, locale: Locale): Promise<Uint8Array> {
  const card = memberCard(member.persona)
  const pdf = createPdf({ en: 'Member card', fr: 'Carte de membre' }, locale)
  pdf.facts([
    fact('Cardholder', 'Titulaire de la carte', card.cardholder),
    ...planFacts(member),
    fact('Customer service', 'Service à la clientèle', inGroups(card.customerServiceNumber)),
  ])
  if (card.othersOnPlanList.length > 0) {
    pdf.heading({ en: 'Other people on the plan', fr: 'Autres personnes couvertes par le régime' })
    pdf.table(
      [textColumn('Name', 'Nom', 0.6), textColumn('Certificate number', 'Numéro de certificat', 0.4)],
      card.othersOnPlanList.map(({ name, idNumber }) => [name, idNumber]),
    )
  }
  pdf.paragraph(SHOW)
  return pdf.finish()
}
