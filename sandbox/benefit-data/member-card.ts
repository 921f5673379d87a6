import type { MemberCardDetails, Participant } from '../../generated/member/model/index.ts'
import type { Persona } from '../personas.ts'
import { customerServiceNumber } from './contact-content.ts'

/** The card of a plan, the same for each person on it (DATA-75). */
export function memberCard({ participants, policy }: Persona): MemberCardDetails {
  const covered = participants.filter(({ active }) => active)
  return {
    cardholder: covered.filter(({ isCardholder }) => isCardholder).map(fullName)[0] ?? '',
    customerServiceNumber: customerServiceNumber(policy.brand),
    othersOnPlanList: covered
      .filter(({ isCardholder }) => !isCardholder)
      .map((each) => ({ idNumber: each.certificateId ?? '', name: fullName(each) })),
  }
}

const fullName = ({ firstName, lastName }: Participant): string => `${firstName} ${lastName}`

/** A phone number in groups: 800-555-0100. */
export const inGroups = (phoneNumber: string): string => phoneNumber.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3')
