import { html } from 'hono/html'
import { inDollars, toMoney } from '../money.ts'
import { loginOf, PERSONAS, type Persona } from '../personas.ts'
import type { SandboxState } from '../sandbox-state.ts'
import { sandboxPage, table } from './page.ts'

/** Number of the newest claims that are shown. */
const MOST_CLAIMS = 100

/** What a persona has: for a tester who looks for somebody to test with. */
interface MemberFacts {
  readonly login: string
  readonly story: string
  /** what is different about the policy, from that of `default` */
  readonly policy: Readonly<Record<string, unknown>>
  readonly people: readonly { readonly participantId: string; readonly name: string; readonly dateOfBirth?: string }[]
  /** what is left in each account */
  readonly accounts: Readonly<Record<string, string>>
  readonly benefits: readonly string[]
  readonly claims: readonly {
    readonly claimId: string
    readonly line: number
    readonly serviceDate: string
    readonly participantId: string
    readonly service: string
    readonly submitted: string
    readonly status: string
  }[]
}

/** The flags, brand and status of a persona that differ from those of `default`. */
export const differentPolicy = ({ policy }: Persona): Readonly<Record<string, unknown>> => {
  const usual = PERSONAS[0]!.policy as unknown as Record<string, unknown>
  return Object.fromEntries(Object.entries(policy).filter(([name, value]) => usual[name] !== value))
}

export function memberFacts(world: SandboxState, { key }: Persona): MemberFacts {
  const member = world.members.get(world.accounts.loginOfPerson(key) ?? loginOf(key))
  const { persona, healthSpending, wellness } = member
  const accounts = { healthSpending, wellness, retirement: persona.retirement }
  return {
    login: member.login,
    story: persona.story,
    policy: differentPolicy(persona),
    people: persona.participants.map(({ participantId, firstName, lastName, dateOfBirth }) => ({
      participantId,
      name: `${firstName} ${lastName}`,
      ...(dateOfBirth !== undefined && { dateOfBirth }),
    })),
    accounts: Object.fromEntries(
      Object.entries(accounts).flatMap(([name, cents]) => (cents === undefined ? [] : [[name, toMoney(cents)]])),
    ),
    benefits: persona.benefits,
    claims: world.claims.search(member, { limit: MOST_CLAIMS }).map((line) => ({
      claimId: line.claimId,
      line: line.line,
      serviceDate: line.serviceDate,
      participantId: line.participantId,
      service: line.description.en,
      submitted: toMoney(line.submitted),
      status: line.status,
    })),
  }
}

/** The accounts of a persona in words: `health spending $412.50`. */
export const accountsOf = ({ healthSpending, wellness, retirement, premiums }: Persona): string =>
  [
    healthSpending !== undefined && `health spending ${inDollars(healthSpending, 'en')}`,
    wellness !== undefined && `wellness ${inDollars(wellness, 'en')}`,
    retirement !== undefined && `retirement ${inDollars(retirement, 'en')}`,
    premiums && 'premiums',
  ]
    .filter(Boolean)
    .join(', ')

/** Facts in words: `brand: SBC, coverage: false`. */
export const inWords = (facts: Readonly<Record<string, unknown>>): string =>
  Object.entries(facts)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(', ')

export const memberPage = ({ login, story, policy, people, accounts, benefits, claims }: MemberFacts, home: string) =>
  sandboxPage(
    login,
    'en',
    html`<p><a href="${home}/">Sandbox</a></p>
      <p>${story}</p>
      ${table(
        ['What', 'Value'],
        [
          ['Policy, where it is not that of default', inWords(policy) || 'the same'],
          ['Accounts', inWords(accounts) || 'none'],
          ['Benefits', benefits.join(', ') || 'none'],
        ],
      )}
      <h2>People on the plan</h2>
      ${table(
        ['Number', 'Name', 'Date of birth'],
        people.map(({ participantId, name, dateOfBirth }) => [participantId, name, dateOfBirth ?? '']),
      )}
      <h2>Claims, newest first</h2>
      ${table(
        ['Claim', 'Line', 'Date', 'Person', 'Service', 'Submitted', 'Status'],
        claims.map((each) => [
          each.claimId,
          each.line,
          each.serviceDate,
          each.participantId,
          each.service,
          each.submitted,
          each.status,
        ]),
      )}`,
  )
