import { UNREGISTERED_PEOPLE } from './unregistered-people.ts'
import { PERSONAS, type Persona } from './personas.ts'

/** All people on the plans of the sandbox, with or without an account. */
const PLAN_MEMBERS: readonly Persona[] = [...PERSONAS, ...UNREGISTERED_PEOPLE]

export const findPlanMemberByKey = (key: string): Persona | undefined => PLAN_MEMBERS.find((each) => each.key === key)

export function findPlanMember(key: string): Persona {
  const member = findPlanMemberByKey(key)
  if (!member) throw new Error(`Nobody on a plan has the key ${key}`)
  return member
}

const normal = (number: string): string => number.trim().toUpperCase()

/** People whose member card has these numbers. A family shares one pair of numbers, so several people can match. */
export const findByNumbers = (certificateId: string, policyId: string): Persona[] =>
  PLAN_MEMBERS.filter(
    ({ cardholder }) => cardholder.idNumber === normal(certificateId) && cardholder.policyNumber === normal(policyId),
  )

export const dateOfBirthOf = ({ cardholder, participants }: Persona): string | undefined =>
  participants.find(({ participantId }) => participantId === cardholder.participantId)?.dateOfBirth
