import type { BankingDetails, ListParticipantsParams, TermsAcceptance, TermsAcceptanceRequest } from '../../generated/member/model/index.ts'
import { toDate8 } from '../dates.ts'
import type { Member } from '../store/members.ts'
import { nothing, ok, Refused, type Handlers, type MemberCall } from './call.ts'

const acceptanceOf = ({ termsDate }: Member): TermsAcceptance => ({
  termsAndConditionsAccept: termsDate !== undefined,
  ...(termsDate && { acceptedDate: termsDate }),
})

export const accountHandlers = {
  getTermsAndConditions: ({ member }: MemberCall) => ok(acceptanceOf(member)),
  acceptTermsAndConditions: ({ world, member }: MemberCall<unknown, TermsAcceptanceRequest>) => {
    world.members.acceptTerms(member.login, toDate8(world.clock.now()))
    return ok(acceptanceOf(world.members.get(member.login)))
  },
  getCardholderDetails: ({ member: { persona } }: MemberCall) => ok({ ...persona.cardholder, businessOwner: 'GROUP', regional: false }),
  getContactInfoDetails: ({ member }: MemberCall) => ok(member.contact),
  listParticipants: ({ member, query }: MemberCall<ListParticipantsParams>) => {
    const people = member.persona.participants.filter(({ active }) => query.filter !== 'active' || active)
    return people.length > 0 ? ok([...people]) : nothing
  },
  getBankingDetails: ({ member }: MemberCall) => (member.banking ? ok(member.banking) : nothing),
  updateBankingDetails: ({ world, member, body }: MemberCall<unknown, BankingDetails>) => {
    if (!member.persona.policy.updateBanking)
      throw new Refused(403, {
        en: 'Direct deposit is changed on paper with your plan.',
        fr: 'Votre régime exige un formulaire papier pour modifier le dépôt direct.',
      })
    world.members.saveBanking(member.login, body)
    return ok(body)
  },
} satisfies Handlers<
  | 'getTermsAndConditions'
  | 'acceptTermsAndConditions'
  | 'getCardholderDetails'
  | 'getContactInfoDetails'
  | 'listParticipants'
  | 'getBankingDetails'
  | 'updateBankingDetails'
>
