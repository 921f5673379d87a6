import { html } from 'hono/html'
import { inDollars, toMoney } from '../money.ts'
import { PERSONAS, type Persona } from '../personas.ts'
import type { SandboxState } from '../sandbox-state.ts'
import type { ClaimLine } from '../store/claim-line.ts'
import { documentRequestsTable, memberOf } from './document-requests.ts'
import { sandboxPage, table } from './page.ts'

/** number of claims shown, starting with the newest */
const MOST_CLAIMS = 100

/** Facts about a persona, for a tester who is choosing one. */
interface MemberFacts {
  readonly login: string
  readonly story: string
  /** the policy fields that differ from those of the persona `default` */
  readonly policy: Readonly<Record<string, unknown>>
  readonly people: readonly { readonly participantId: string; readonly name: string; readonly dateOfBirth?: string }[]
  /** the balance of each account */
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

/** The policy fields of a persona (flags, brand, status) that differ from those of the persona `default`. */
export const differentPolicy = ({ policy }: Persona): Readonly<Record<string, unknown>> => {
  const usual = PERSONAS[0]!.policy as unknown as Record<string, unknown>
  return Object.fromEntries(Object.entries(policy).filter(([name, value]) => usual[name] !== value))
}

export function memberFacts(world: SandboxState, whose: Persona): MemberFacts {
  const member = memberOf(world, whose)
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

/** The balances of a persona's accounts as text: `health spending $412.50`. */
export const accountsOf = ({ healthSpending, wellness, retirement, premiums }: Persona): string =>
  [
    healthSpending !== undefined && `health spending ${inDollars(healthSpending, 'en')}`,
    wellness !== undefined && `wellness ${inDollars(wellness, 'en')}`,
    retirement !== undefined && `retirement ${inDollars(retirement, 'en')}`,
    premiums && 'premiums',
  ]
    .filter(Boolean)
    .join(', ')

/** Policy fields as text: `brand: SBC, coverage: false`. */
export const inWords = (facts: Readonly<Record<string, unknown>>): string =>
  Object.entries(facts)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(', ')

export const memberPage = (
  { login, story, policy, people, accounts, benefits, claims }: MemberFacts,
  { home, open }: { readonly home: string; readonly open: readonly ClaimLine[] },
) =>
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
      <h2>Documents that open claims wait for</h2>
      ${documentRequestsTable(open, `${home}/members/${login}/document-requests`)}
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
