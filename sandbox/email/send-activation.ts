import { ASKED_TO_ACTIVATE, UNREGISTERED_PEOPLE } from '../unregistered-people.ts'
import { loginOf, type Persona } from '../personas.ts'
import { localeOf } from '../bilingual.ts'
import type { Accounts } from '../store/accounts.ts'
import type { Links } from '../store/links.ts'
import type { Outbox } from '../store/outbox.ts'
import { sendLink } from './send-link.ts'

interface Parts {
  readonly accounts: Accounts
  readonly links: Links
  readonly outbox: Outbox
}

const isAsked = ({ accounts }: Parts, { key }: Persona): boolean =>
  ASKED_TO_ACTIVATE.includes(key) && accounts.loginOfPerson(key) === undefined

const send = (parts: Parts, { key, cardholder }: Persona): void =>
  sendLink(parts, { kind: 'ACTIVATION', login: loginOf(key), locale: localeOf(cardholder.preferredLanguage) })

/** Sends the first activation email to each person whom the insurer has invited to activate an account. */
export function sendActivations(parts: Parts): void {
  for (const person of UNREGISTERED_PEOPLE)
    if (isAsked(parts, person) && !parts.links.wasSent('ACTIVATION', loginOf(person.key))) send(parts, person)
}

/** Sends the activation email again if this address received one before and has no account yet. */
export function repeatActivation(parts: Parts, email: string): void {
  const person = UNREGISTERED_PEOPLE.find(({ key }) => loginOf(key) === email.toLowerCase())
  if (person && isAsked(parts, person)) send(parts, person)
}
