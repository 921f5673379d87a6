import type {
  DigitalTokenValues,
  ValidateDigitalExpiryParams,
  ValidateDigitalMemberParams,
} from '../../generated/member/model/index.ts'
import { canonicalPostalCode } from '../addresses.ts'
import { dateOfBirthOf } from '../find-plan-member.ts'
import type { Invitation } from '../store/invitations.ts'
import type { SandboxState } from '../sandbox-state.ts'
import { ok, Refused, type Call, type Handlers } from './call.ts'

const UNKNOWN = {
  en: 'We could not find what you are looking for. Go back and choose something else.',
  fr: 'Nous n’avons pas trouvé ce que vous cherchez. Revenez en arrière et faites un autre choix.',
}
const EXPIRED = {
  en: 'This invitation has expired. Register with the numbers on your member card.',
  fr: 'Cette invitation a expiré. Inscrivez-vous avec les numéros de votre carte de membre.',
}
export const INVITATION_LOCKED = {
  en: 'This invitation is locked after too many attempts. Contact us to get a new one.',
  fr: 'Cette invitation est verrouillée après un trop grand nombre de tentatives. Communiquez avec nous pour en obtenir une nouvelle.',
}
export const INVITATION_MISMATCH = {
  en: 'What you entered does not match our records. Check it and try again. If it happens again, call the number on your member card.',
  fr: 'Vos réponses ne correspondent pas à nos dossiers. Vérifiez-les et réessayez. Si le problème persiste, composez le numéro indiqué sur votre carte de membre.',
}

/** Finds the invitation with this token, or refuses the request with 404. */
export function findInvitation({ invitations }: SandboxState, token: string): Invitation {
  const invitation = invitations.find(token)
  if (!invitation) throw new Refused(404, UNKNOWN, 'NOT_FOUND')
  return invitation
}

/**
 * Finds the open invitation with this token. Refuses the request with 410 if the invitation has expired, and with 423
 * if it is locked.
 */
export function openInvitation(world: SandboxState, token: string): Invitation {
  const invitation = findInvitation(world, token)
  if (invitation.expired) throw new Refused(410, EXPIRED, 'EXPIRED')
  if (invitation.locked) throw new Refused(423, INVITATION_LOCKED, 'LOCKED')
  return invitation
}

export const welcomeHandlers = {
  getDigitalTokenValues: ({ world, query }: Call<ValidateDigitalExpiryParams>) => {
    const { person, email, emailVerified, expired, locked, registered } = findInvitation(world, query.mslToken)
    return ok<DigitalTokenValues>({
      emailExpired: expired,
      emailVerified,
      emailLocked: locked,
      alreadyRegistered: registered,
      language: person.cardholder.preferredLanguage,
      brand: person.policy.brand,
      email,
    })
  },
  validateDigitalExpiry: ({ world, query }: Call<ValidateDigitalExpiryParams>) =>
    ok({ emailExpired: findInvitation(world, query.mslToken).expired }),
  validateDigitalMember: ({ world, query }: Call<ValidateDigitalMemberParams>) => {
    const { person } = openInvitation(world, query.mslToken)
    const isMatch =
      dateOfBirthOf(person) === query.dateOfBirth && person.address.postalCode === canonicalPostalCode(query.postalCode)
    if (world.invitations.record(query.mslToken, isMatch)) throw new Refused(423, INVITATION_LOCKED, 'LOCKED')
    if (!isMatch) throw new Refused(404, INVITATION_MISMATCH, 'NO_MATCH')
    return ok({ valid: true })
  },
} satisfies Handlers<'getDigitalTokenValues' | 'validateDigitalExpiry' | 'validateDigitalMember'>
