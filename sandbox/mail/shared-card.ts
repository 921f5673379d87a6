import { inGroups, memberCard } from '../plan/member-card.ts'
import type { Persona } from '../personas.ts'
import type { Letter } from '../store/outbox.ts'
import type { Words } from '../words.ts'

const LABELS = {
  en: { cardholder: 'Cardholder', policy: 'Policy number', certificate: 'Certificate number', service: 'Customer service' },
  fr: { cardholder: 'Titulaire de la carte', policy: 'Numéro de police', certificate: 'Numéro de certificat', service: 'Service à la clientèle' },
} as const

/** The card as an e-mail to somebody who has no account (API-114). */
export function sharedCard(persona: Persona): Letter {
  const { cardholder, customerServiceNumber, othersOnPlanList } = memberCard(persona)
  const linesIn = (locale: 'en' | 'fr', colon: string) => {
    const label = LABELS[locale]
    const facts = [
      [label.cardholder, cardholder],
      [label.policy, persona.cardholder.policyNumber],
      [label.certificate, persona.cardholder.idNumber],
      [label.service, inGroups(customerServiceNumber)],
    ]
    return [...facts, ...othersOnPlanList.map(({ name, idNumber }) => [name, idNumber])].map((parts) => parts.join(colon)).join('\n')
  }
  const text: Words = {
    en: `A member card was shared with you.\n\n${linesIn('en', ': ')}`,
    fr: `Une carte de membre vous a été transmise.\n\n${linesIn('fr', '\u00A0: ')}`,
  }
  return { kind: 'MEMBER_CARD', subject: { en: `Member card of ${cardholder}`, fr: `Carte de membre – ${cardholder}` }, text }
}
