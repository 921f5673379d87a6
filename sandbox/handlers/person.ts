import type { Participant } from '../../generated/member/model/index.ts'
import { isSeenBy } from '../personas.ts'
import type { Member } from '../store/members.ts'
import { Refused, type MemberCall } from './call.ts'

export const UNKNOWN_PERSON = {
  en: 'This person is not on your plan. Choose someone from the list.',
  fr: 'Cette personne n’est pas couverte par votre régime. Choisissez une personne dans la liste.',
}
const NOT_SHARED = {
  en: 'This person has chosen not to share information. Ask them to sign in and look for themselves.',
  fr: 'Cette personne a choisi de ne pas communiquer ses renseignements. Demandez-lui de se connecter pour les consulter.',
}

/**
 * Finds the person whose data a request asks for: the member, or another person on the plan who shares information
 * (D-158).
 */
export function findPerson({ persona }: Member, participantId: string | undefined): Participant {
  const person = persona.participants.find((each) => each.participantId === participantId)
  if (!person) throw new Refused(404, UNKNOWN_PERSON, 'NOT_FOUND')
  if (!isSeenBy(persona, person)) throw new Refused(403, NOT_SHARED, 'NOT_SHARED')
  return person
}

/** Decides all claims whose decision is due, then returns the member with current balances. */
export function settled({ world, member }: MemberCall): Member {
  world.claims.bringUpToDate(member)
  return world.members.get(member.login)
}

/** True if the plan includes this benefit (DATA-67). */
export const hasBenefit = ({ persona }: Member, key: string): boolean => persona.benefits.includes(key)
