import type { Member } from '../store/members.ts'
import type { Locale } from '../words.ts'

const LABELS = {
  en: { member: 'Plan member', policy: 'Policy number', certificate: 'Certificate number' },
  fr: { member: 'Membre du régime', policy: 'Numéro de police', certificate: 'Numéro de certificat' },
} as const

/** Who a document is about. */
export function memberFacts({ persona: { cardholder, participants } }: Member, locale: Locale): [string, string][] {
  const label = LABELS[locale]
  const person = participants.find(({ participantId }) => participantId === cardholder.participantId)
  return [
    [label.member, person ? `${person.firstName} ${person.lastName}` : `${cardholder.firstName} ${cardholder.lastName}`],
    [label.policy, cardholder.policyNumber],
    [label.certificate, cardholder.idNumber],
  ]
}
