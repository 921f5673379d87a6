import { inGroups, memberCard } from '../benefit-data/member-card.ts'
import type { Member } from '../store/members.ts'
import type { Locale } from '../bilingual.ts'
import { createPdf } from './document.ts'
import { planFacts } from './member-facts.ts'

const TEXTS = {
  en: {
    title: 'Member card',
    cardholder: 'Cardholder',
    service: 'Customer service',
    others: 'Other people on the plan',
    name: 'Name',
    number: 'Certificate number',
    show: 'Show this card to your pharmacist, your dentist and other health professionals, so that they can send us your claims.',
  },
  fr: {
    title: 'Carte de membre',
    cardholder: 'Titulaire de la carte',
    service: 'Service à la clientèle',
    others: 'Autres personnes couvertes par le régime',
    name: 'Nom',
    number: 'Numéro de certificat',
    show: 'Présentez cette carte à la pharmacie, chez le dentiste et à vos autres rendez-vous de santé : vos demandes pourront nous être transmises directement.',
  },
} as const

/** The member card, to print (API-113). */
export async function cardDocument(member: Member, locale: Locale): Promise<Uint8Array> {
  const text = TEXTS[locale]
  const card = memberCard(member.persona)
  const pdf = createPdf(text.title, locale)
  pdf.facts([[text.cardholder, card.cardholder], ...planFacts(member, locale), [text.service, inGroups(card.customerServiceNumber)]])
  if (card.othersOnPlanList.length > 0) {
    pdf.heading(text.others)
    pdf.table(
      [
        { title: text.name, share: 0.6 },
        { title: text.number, share: 0.4 },
      ],
      card.othersOnPlanList.map(({ name, idNumber }) => [name, idNumber]),
    )
  }
  pdf.paragraph(text.show)
  return pdf.finish()
}
