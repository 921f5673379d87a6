import { html } from 'hono/html'
import { INVITATIONS, type InvitationScenario } from '../invitations.ts'
import { UNREGISTERED_PEOPLE } from '../unregistered-people.ts'
import { loginOf, PASSWORD, PERSONAS, type Persona } from '../personas.ts'
import { dateOfBirthOf } from '../find-plan-member.ts'
import type { SandboxState } from '../sandbox-state.ts'
import { sandboxPage, table } from './page.ts'

const LISTS = [
  ['calls/', 'Calls: what was asked, what was answered, and why'],
  ['claims/', 'Claims as they arrived'],
  ['faults/', 'Faults: what goes wrong on purpose'],
  ['outbox/', 'Outbox: the e-mails that would have been sent'],
  ['violations/', 'Violations: where the sandbox itself broke the contract'],
] as const

/** The list for testers: personas, people to register, invitations. */
export const indexPage = (world: SandboxState) =>
  sandboxPage(
    'Sandbox of the insurer’s services',
    'en',
    html`<ul>
        <li><a href="${world.portalUrl}/en/demo">Switchboard</a> of the portal in development</li>
        ${LISTS.map(([path, name]) => html`<li><a href="/__sandbox/${path}">${name}</a></li>`)}
      </ul>
      <h2>Members</h2>
      <p>Password of everybody: <code>${PASSWORD}</code></p>
      ${table(
        ['Login', 'Story', 'Scenario'],
        PERSONAS.map(({ key, story }) => [
          world.accounts.loginOfPerson(key) ?? loginOf(key),
          story,
          html`<a href="${world.portalUrl}/en/demo?member=${key}" aria-label="Open the switchboard for ${key}"
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

function invitationLink({ portalUrl }: SandboxState, { token, noPassword }: InvitationScenario) {
  const url = `${portalUrl}/en/member-service-site?token=${token}${noPassword ? '&nopassword=true' : ''}`
  return html`<a href="${url}">open</a>`
}
