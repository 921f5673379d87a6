import type { Member } from '../store/members.ts'
import type { Locale } from '../bilingual.ts'

const LABELS = {
  en: { member: 'Plan member', policy: 'Policy number', certificate: 'Certificate number' },
  fr: { member: 'Membre du régime', policy: 'Numéro de police', certificate: 'Numéro de certificat' },
} as const

/** Who a document is about. */
export function memberFacts(member: Member, locale: Locale): [string, string][] {
  const { cardholder, participants } = member.persona
  const person = participants.find(({ participantId }) => participantId === cardholder.participantId)
  return [
    [LABELS[locale].member, person ? `${person.firstName} ${person.lastName}` : `${cardholder.firstName} ${cardholder.lastName}`],
    ...planFacts(member, locale),
  ]
}

/** The numbers of the plan, the same for everybody on it. */
export function planFacts({ persona: { cardholder } }: Member, locale: Locale): [string, string][] {
  const label = LABELS[locale]
  return [
    [label.policy, cardholder.policyNumber],
    [label.certificate, cardholder.idNumber],
  ]
}
