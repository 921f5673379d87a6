import { html } from 'hono/html'
import { INVITATIONS, type InvitationScenario } from '../invitations.ts'
import { UNREGISTERED_PEOPLE } from '../unregistered-people.ts'
import { loginOf, PASSWORD, PERSONAS, type Persona } from '../personas.ts'
import { dateOfBirthOf } from '../find-plan-member.ts'
import { DEFAULT_WORLD, homeOf, type SandboxState } from '../sandbox-state.ts'
import { accountsOf, differentPolicy, inWords } from './member-page.ts'
import { sandboxPage, table } from './page.ts'

const LISTS = [
  ['calls/', 'Calls: what was asked, what was answered, and why'],
  ['claims/', 'Claims as they arrived'],
  ['faults/', 'Faults: what goes wrong on purpose'],
  ['outbox/', 'Outbox: the e-mails that would have been sent'],
  ['violations/', 'Violations: where the sandbox itself broke the contract'],
] as const

const TITLE = 'Sandbox of the insurer’s services'
const worldQuery = ({ name }: SandboxState, sign: '?' | '&') => (name === DEFAULT_WORLD ? '' : `${sign}world=${name}`)

/** The start page for testers: personas, people who can register, and invitations. */
export const indexPage = (world: SandboxState, worlds: readonly string[]) =>
  sandboxPage(
    world.name === DEFAULT_WORLD ? TITLE : `${TITLE}: world ${world.name}`,
    'en',
    html`<ul>
        <li>
          <a href="${world.portalUrl}/en/demo${worldQuery(world, '?')}">Switchboard</a> of the portal in development
        </li>
        ${LISTS.map(([path, name]) => html`<li><a href="${world.home}/${path}">${name}</a></li>`)}
      </ul>
      <h2>Worlds</h2>
      <p>
        Each world has its own data, faults, clock, calls and e-mails. This is
        <strong>${world.name}</strong>. Others:
        ${worlds.filter((each) => each !== world.name).map((each) => html`<a href="${homeOf(each)}/">${each}</a> `)}
        <code>/__sandbox/world/any-name/</code> makes one.
      </p>
      <h2>Members</h2>
      <p>Password of everybody: <code>${PASSWORD}</code></p>
      ${table(
        ['Login', 'Story', 'Accounts', 'Policy', 'Claim lines', 'Scenario'],
        PERSONAS.map((persona) => [
          html`<a href="${world.home}/members/${loginOf(persona.key)}/"
            >${world.accounts.loginOfPerson(persona.key) ?? loginOf(persona.key)}</a
          >`,
          persona.story,
          accountsOf(persona),
          inWords(differentPolicy(persona)),
          persona.history.lines,
          html`<a
            href="${world.portalUrl}/en/demo?member=${persona.key}${worldQuery(world, '&')}"
            aria-label="Open the switchboard for ${persona.key}"
            >open</a
          >`,
        ]),
      )}
      <h2>People without an account</h2>
      ${table(
        ['E-mail', 'Policy', 'Certificate', 'Date of birth', 'Postal code', 'Story'],
        UNREGISTERED_PEOPLE.map((person) => newcomerRow(world, person)),
      )}
      <h2>Invitations</h2>
      ${table(
        ['Token', 'Link', 'Story'],
        INVITATIONS.map((story) => [story.token, invitationLink(world, story), story.story]),
      )}`,
  )

function newcomerRow({ accounts }: SandboxState, person: Persona): string[] {
  const { key, story, cardholder, address } = person
  return [
    accounts.loginOfPerson(key) ?? loginOf(key),
    cardholder.policyNumber,
    cardholder.idNumber,
    dateOfBirthOf(person) ?? '',
    address.postalCode ?? '',
    story,
  ]
}

function invitationLink({ portalUrl, name }: SandboxState, { token, noPassword }: InvitationScenario) {
  const named = name === DEFAULT_WORLD ? token : `${token}.${name}`
  const url = `${portalUrl}/en/member-service-site?token=${named}${noPassword ? '&nopassword=true' : ''}`
  return html`<a href="${url}">open</a>`
}
