import type { MemberCardDetails, Participant } from '../../generated/member/model/index.ts'
import { isSeenBy, type Persona } from '../personas.ts'
import { customerServiceNumber } from './contact-content.ts'

/**
 * The member card of a plan. Each person on the plan has the same card (DATA-75), without other people who do not share
 * their information (D-158).
 */
export function memberCard(persona: Persona): MemberCardDetails {
  const { participants, policy } = persona
  const covered = participants.filter(({ active }) => active)
  return {
    cardholder: covered.filter(({ isCardholder }) => isCardholder).map(fullName)[0] ?? '',
    customerServiceNumber: customerServiceNumber(policy.brand),
    othersOnPlanList: covered
      .filter((person) => !person.isCardholder && isSeenBy(persona, person))
      .map((each) => ({ idNumber: each.certificateId ?? '', name: fullName(each) })),
  }
}

const fullName = ({ firstName, lastName }: Participant): string => `${firstName} ${lastName}`

/** Formats a phone number with dashes: 800-555-0100. */
export const inGroups = (phoneNumber: string): string => phoneNumber.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3')
