import { inGroups, memberCard } from '../benefit-data/member-card.ts'
import type { Persona } from '../personas.ts'
import type { OutgoingEmail } from '../store/outbox.ts'
import { emailTemplate } from './email-templates.ts'

const LABELS = {
  en: {
    cardholder: 'Cardholder',
    policy: 'Policy number',
    certificate: 'Certificate number',
    service: 'Customer service',
  },
  fr: {
    cardholder: 'Titulaire de la carte',
    policy: 'Numéro de police',
    certificate: 'Numéro de certificat',
    service: 'Service à la clientèle',
  },
} as const

/** The email that sends the member card to someone without an account (API-114). */
export function sharedCard(persona: Persona): OutgoingEmail {
  const { cardholder, customerServiceNumber, othersOnPlanList } = memberCard(persona)
  const linesIn = (locale: 'en' | 'fr', colon: string) => {
    const label = LABELS[locale]
    const facts = [
      [label.cardholder, cardholder],
      [label.policy, persona.cardholder.policyNumber],
      [label.certificate, persona.cardholder.idNumber],
      [label.service, inGroups(customerServiceNumber)],
    ]
    return [...facts, ...othersOnPlanList.map(({ name, idNumber }) => [name, idNumber])]
      .map((parts) => parts.join(colon))
      .join('\n')
  }
  const text = emailTemplate(
    {
      en: `${cardholder} shared a member card with you. Show it to a pharmacist, a dentist or another health professional.`,
      fr: `${cardholder} vous a envoyé sa carte de membre. Présentez-la à la pharmacie, chez le dentiste ou à un autre rendez-vous de santé.`,
    },
    { en: linesIn('en', ': '), fr: linesIn('fr', '\u00A0: ') },
    {
      en: 'If you do not know this person, delete this email.',
      fr: 'Si vous ne connaissez pas cette personne, supprimez ce courriel.',
    },
  )
  return {
    kind: 'MEMBER_CARD',
    subject: { en: `Member card of ${cardholder}`, fr: `Carte de membre\u00A0– ${cardholder}` },
    text,
  }
}
