import type {
  BankingDetails,
  ContactInfoDetails,
  ContactInfoRequest,
  EmailRequest,
  ListParticipantsParams,
  PreferredLanguageRequest,
  TermsAcceptance,
  TermsAcceptanceRequest,
} from '../../generated/member/model/index.ts'
import { saveAddress, refuseAddress } from '../addresses.ts'
import { toDate8 } from '../dates.ts'
import { sendLink } from '../email/send-link.ts'
import type { Member } from '../store/members.ts'
import { localeOf } from '../bilingual.ts'
import { done, nothing, ok, Refused, type Handlers, type MemberCall } from './call.ts'

const acceptanceOf = ({ termsDate }: Member): TermsAcceptance => ({
  termsAndConditionsAccept: termsDate !== undefined,
  ...(termsDate && { acceptedDate: termsDate }),
})

const contactOf = ({ login, contact }: Member): ContactInfoDetails => ({
  id: login,
  ...contact,
  phone: contact.phoneNumber,
})

const NO_ONLINE_BANKING = {
  en: 'Your plan requires a paper form for direct deposit. Get it under “Find a form”.',
  fr: 'Votre régime exige un formulaire papier pour le dépôt direct. Vous le trouverez sous «\u00A0Formulaires\u00A0».',
}
const NO_ONLINE_PROFILE = {
  en: 'Your plan does not let you change your personal information online. Contact us to change it.',
  fr: 'Votre régime ne permet pas de modifier vos renseignements personnels en ligne. Communiquez avec nous pour les modifier.',
}
const SAME_EMAIL = {
  en: 'Enter an email address that is different from the current one.',
  fr: 'Entrez une adresse courriel différente de votre adresse actuelle.',
}

/** Throws a 403 refusal if the plan accepts banking changes only on paper (D-65). */
function requireOnlineBanking({ persona }: Member): void {
  if (!persona.policy.updateBanking) throw new Refused(403, NO_ONLINE_BANKING, 'FORBIDDEN')
}
function requireOnlineProfile({ persona }: Member): void {
  if (!persona.policy.updateMemberProfile) throw new Refused(403, NO_ONLINE_PROFILE, 'FORBIDDEN')
}

export const accountHandlers = {
  getTermsAndConditions: ({ member }: MemberCall) => ok(acceptanceOf(member)),
  acceptTermsAndConditions: ({ world, member }: MemberCall<unknown, TermsAcceptanceRequest>) => {
    world.members.acceptTerms(member.login, toDate8(world.clock.now()))
    return ok(acceptanceOf(world.members.get(member.login)))
  },
  getCardholderDetails: ({ member: { persona, preferredLanguage } }: MemberCall) =>
    ok({ ...persona.cardholder, preferredLanguage, businessOwner: 'GROUP', regional: false }),
  getContactInfoDetails: ({ member }: MemberCall) => ok(contactOf(member)),
  updateContactInfoDetails: ({ world, member, body }: MemberCall<unknown, ContactInfoRequest>) => {
    requireOnlineProfile(member)
    const refusal = refuseAddress(body.address)
    if (refusal) throw new Refused(422, refusal, 'UNPROCESSABLE')
    world.members.saveContact(member.login, { address: saveAddress(body.address), phoneNumber: body.phoneNumber })
    return ok(contactOf(world.members.get(member.login)))
  },
  updatePreferredLanguage: ({ world, member, body }: MemberCall<unknown, PreferredLanguageRequest>) => {
    world.members.savePreferredLanguage(member.login, body.preferredLanguage)
    return ok({ preferredLanguage: body.preferredLanguage })
  },
  // The response is the same even if the new address belongs to another account. The conflict is reported only when the
  // link in the email is opened.
  updateEmail: ({ world, member, body }: MemberCall<unknown, EmailRequest>) => {
    requireOnlineProfile(member)
    const newLogin = body.email.toLowerCase()
    if (newLogin === member.login) throw new Refused(422, SAME_EMAIL, 'SAME_EMAIL')
    sendLink(world, { kind: 'UPDATE_EMAIL', login: member.login, newLogin, locale: localeOf(member.preferredLanguage) })
    return done
  },
  listParticipants: ({ member, query }: MemberCall<ListParticipantsParams>) => {
    const people = member.persona.participants.filter(({ active }) => query.filter !== 'active' || active)
    return people.length > 0 ? ok([...people]) : nothing
  },
  getBankingDetails: ({ member }: MemberCall) => (member.banking ? ok(member.banking) : nothing),
  updateBankingDetails: ({ world, member, body }: MemberCall<unknown, BankingDetails>) => {
    requireOnlineBanking(member)
    world.members.saveBanking(member.login, body)
    return ok(body)
  },
  deleteBankingDetails: ({ world, member }: MemberCall) => {
    requireOnlineBanking(member)
    world.members.saveBanking(member.login, undefined)
    return nothing
  },
} satisfies Handlers<
  | 'getTermsAndConditions'
  | 'acceptTermsAndConditions'
  | 'getCardholderDetails'
  | 'getContactInfoDetails'
  | 'updateContactInfoDetails'
  | 'updatePreferredLanguage'
  | 'updateEmail'
  | 'listParticipants'
  | 'getBankingDetails'
  | 'updateBankingDetails'
  | 'deleteBankingDetails'
>
