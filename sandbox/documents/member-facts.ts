import type { Member } from '../store/members.ts'
import { fact, type Fact } from './document.ts'

/** The rows about the member at the top of a document. */
export function memberFacts(member: Member): Fact[] {
  const { cardholder, participants } = member.persona
  const { firstName, lastName } =
    participants.find(({ participantId }) => participantId === cardholder.participantId) ?? cardholder
  return [fact('Plan member', 'Membre du régime', `${firstName} ${lastName}`), ...planFacts(member)]
}

/** The plan's policy and certificate numbers, which are the same for every person on it. */
export const planFacts = ({ persona: { cardholder } }: Member): Fact[] => [
  fact('Policy number', 'Numéro de police', cardholder.policyNumber),
  fact('Certificate number', 'Numéro de certificat', cardholder.idNumber),
]
