import { inGroups, memberCard } from '../plan/member-card.ts'
import type { Persona } from '../personas.ts'
import type { Letter } from '../store/outbox.ts'
import type { Words } from '../words.ts'

const LABELS = {
  en: { policy: 'Policy number', certificate: 'Certificate number', service: 'Customer service' },
  fr: { policy: 'Numéro de police', certificate: 'Numéro de certificat', service: 'Service à la clientèle' },
} as const

/** The card as an e-mail to somebody who has no account (API-114). */
export function sharedCard(persona: Persona): Letter {
  const { cardholder, customerServiceNumber, othersOnPlanList } = memberCard(persona)
  const linesIn = (locale: 'en' | 'fr', colon: string) => {
    const label = LABELS[locale]
    const facts = [
      [label.policy, persona.cardholder.policyNumber],
      [label.certificate, persona.cardholder.idNumber],
      [label.service, inGroups(customerServiceNumber)],
    ]
    return [...facts, ...othersOnPlanList.map(({ name, idNumber }) => [name, idNumber])].map((parts) => parts.join(colon)).join('\n')
  }
  const text: Words = {
    en: `${cardholder} shares a member card with you.\n\n${linesIn('en', ': ')}`,
    fr: `Voici la carte de membre de ${cardholder}.\n\n${linesIn('fr', '\u00A0: ')}`,
  }
  return { kind: 'MEMBER_CARD', subject: { en: `Member card of ${cardholder}`, fr: `Carte de membre de ${cardholder}` }, text }
}
