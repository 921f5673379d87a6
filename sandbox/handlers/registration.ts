import { toDate8 } from '../dates.ts'
import type {
  ConfirmRegistrationParams,
  DigitalRegistrationRequest,
  PreferredLanguage,
  RegistrationRequest,
  TokenRequest,
} from '../../generated/account/model/index.ts'
import { accountReady, addressInUse } from '../email/email-templates.ts'
import { repeatActivation } from '../email/send-activation.ts'
import { sendLink } from '../email/send-link.ts'
import { loginOf, type Persona } from '../personas.ts'
import { dateOfBirthOf, findByNumbers } from '../find-plan-member.ts'
import { localeOf } from '../bilingual.ts'
import type { SandboxState } from '../sandbox-state.ts'
import { done, nothing, Refused, type Call, type Handlers, type Reply } from './call.ts'
import { EXPIRED_LINK, INVALID_LINK } from './password.ts'
import { INVITATION_LOCKED, INVITATION_MISMATCH, openInvitation } from './welcome.ts'

const ALREADY_ACTIVE = {
  en: 'You already have an account. Sign in, or ask for a new password.',
  fr: 'Vous avez déjà un compte. Connectez-vous ou demandez un nouveau mot de passe.',
}
const NO_MATCH = {
  en: 'The policy number, the certificate number and the date of birth do not match our records. Check the numbers on your member card and the date of birth, then try again.',
  fr: 'Le numéro de police, le numéro de certificat et la date de naissance ne correspondent pas à nos dossiers. Vérifiez les numéros sur votre carte de membre ainsi que la date de naissance, puis réessayez.',
}
export const ADDRESS_TAKEN = {
  en: 'This email address cannot be used for your account. Use another one.',
  fr: 'Cette adresse courriel ne peut pas servir pour votre compte. Utilisez-en une autre.',
}
const created: Reply<never> = { status: 201 }

/** Emails the member that the account is open, and marks the activation link as used. */
function welcome(world: SandboxState, login: string, person: string): void {
  world.links.finish('ACTIVATION', loginOf(person))
  world.outbox.send(login, localeOf(world.members.get(login).preferredLanguage), accountReady)
}

function cancel(world: SandboxState, login: string): void {
  world.accounts.cancel(login)
  world.links.finish('CONFIRMATION', login)
}

/** Removes an earlier registration of the same person if it was never confirmed. */
function cancelEarlier(world: SandboxState, person: Persona): void {
  const earlier = world.accounts.waiting({ person: person.key })
  if (earlier) cancel(world, earlier)
}

function open(
  world: SandboxState,
  login: string,
  person: Persona,
  password: string,
  state: 'active' | 'waiting',
  language?: PreferredLanguage,
): void {
  cancelEarlier(world, person)
  world.accounts.open(login, person.key, password, state)
  world.members.open(login, person, language)
}

export const registrationHandlers = {
  registerAccount: ({ world, body }: Call<unknown, RegistrationRequest>) => {
    const { accounts } = world
    const people = findByNumbers(body.certificateId, body.policyId).filter(
      (each) => dateOfBirthOf(each) === body.dateOfBirth,
    )
    const person = people.find(({ key }) => accounts.loginOfPerson(key) === undefined)
    if (!person)
      throw people.length > 0
        ? new Refused(409, ALREADY_ACTIVE, 'ALREADY_ACTIVE')
        : new Refused(422, NO_MATCH, 'NO_MATCH')
    const login = body.email.toLowerCase()
    // Only the owner of an account may learn that it exists. The response and the removal of an earlier registration
    // are therefore the same as for an address without an account.
    if (accounts.isTaken(login)) {
      cancelEarlier(world, person)
      world.outbox.send(login, localeOf(world.members.get(login).preferredLanguage), addressInUse)
      return created
    }
    open(world, login, person, body.password, 'waiting', body.preferredLang)
    world.members.acceptTerms(login, toDate8(world.clock.now()))
    sendLink(world, { kind: 'CONFIRMATION', login, locale: localeOf(body.preferredLang) })
    return created
  },
  registerDigitalAccount: ({ world, body }: Call<unknown, DigitalRegistrationRequest>) => {
    const { person, email, registered } = openInvitation(world, body.mslToken)
    if (registered || world.accounts.isTaken(email)) throw new Refused(409, ALREADY_ACTIVE, 'ALREADY_ACTIVE')
    const isMatch = dateOfBirthOf(person) === body.dateOfBirth
    if (world.invitations.record(body.mslToken, isMatch)) throw new Refused(423, INVITATION_LOCKED, 'LOCKED')
    if (!isMatch) throw new Refused(400, INVITATION_MISMATCH, 'NO_MATCH')
    open(world, email, person, body.password, 'active')
    welcome(world, email, person.key)
    return created
  },
  confirmRegistration: ({ world, query, body }: Call<ConfirmRegistrationParams, TokenRequest>) => {
    const link = world.links.find(body.token)
    if (link?.kind !== 'CONFIRMATION') throw new Refused(400, INVALID_LINK, 'INVALID_LINK')
    if (link.state !== 'open') throw new Refused(410, EXPIRED_LINK, 'EXPIRED_LINK')
    if (String(query.confirmed) !== 'true') {
      cancel(world, link.login)
      return done
    }
    if (!world.accounts.confirm(link.login)) throw new Refused(409, ADDRESS_TAKEN, 'ADDRESS_TAKEN')
    world.links.finish('CONFIRMATION', link.login)
    welcome(world, link.login, world.members.get(link.login).persona.key)
    return done
  },
  // The response is the same even if no registration is waiting for this address.
  resendActivation: ({ world, path }: Call) => {
    const email = path['email'] ?? ''
    const login = world.accounts.waiting({ login: email })
    if (login)
      sendLink(world, { kind: 'CONFIRMATION', login, locale: localeOf(world.members.get(login).preferredLanguage) })
    else repeatActivation(world, email)
    return nothing
  },
} satisfies Handlers<'registerAccount' | 'registerDigitalAccount' | 'confirmRegistration' | 'resendActivation'>
