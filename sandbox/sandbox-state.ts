import type { DatabaseSync } from 'node:sqlite'
import { createClock, type Clock } from './clock.ts'
import { hostCheck, type HostCheck } from './http/hosts.ts'
import { generateDirectory, type Provider } from './directory/providers.ts'
import { sendActivations } from './email/send-activation.ts'
import { createAccounts, type Accounts } from './store/accounts.ts'
import { createCardSessions, type CardSessions } from './store/card-sessions.ts'
import { createClaimDrafts, type ClaimDrafts } from './store/claim-drafts.ts'
import { createClaims, type Claims, type Pace } from './store/claims.ts'
import { emptyDatabase, openDatabase } from './store/database.ts'
import { createInvitations, type Invitations } from './store/invitations.ts'
import { createLinks, type Links } from './store/links.ts'
import { createMembers, type Members } from './store/members.ts'
import { createOutbox, type Outbox } from './store/outbox.ts'
import { createPremiums, type Premiums } from './store/premiums.ts'
import { createIdempotency, type Idempotency } from './store/idempotency.ts'
import { createSubmissions, type Submissions } from './store/submissions.ts'
import { createPersonaOverrides, type PersonaOverrides } from './store/persona-overrides.ts'

/** The world of calls that name none. */
export const DEFAULT_WORLD = 'default'
/** Path of the pages for testers of a world. */
export const homeOf = (name: string): string => (name === DEFAULT_WORLD ? '/__sandbox' : `/__sandbox/world/${name}`)

/** Everything one world of a sandbox remembers. Two worlds share nothing. */
export interface SandboxState {
  /** name of the world */
  readonly name: string
  /** path of its pages for testers */
  readonly home: string
  readonly clock: Clock
  readonly database: DatabaseSync
  readonly accounts: Accounts
  readonly members: Members
  /** changes that testers make to members */
  readonly variations: PersonaOverrides
  readonly claims: Claims
  readonly submissions: Submissions
  readonly links: Links
  readonly invitations: Invitations
  readonly outbox: Outbox
  readonly premiums: Premiums
  readonly cardSessions: CardSessions
  readonly claimDrafts: ClaimDrafts
  readonly idempotency: Idempotency
  readonly directory: readonly Provider[]
  /** address of the claim agreement, when one is served (D-98) */
  readonly claimTermsUrl: string | undefined
  readonly portalUrl: string
  /** whether a host name is one of the sandbox's own */
  readonly isOwnHost: HostCheck
  readonly reset: () => void
}

interface SandboxStateOptions {
  /** the default world unless said otherwise */
  readonly name?: string
  /** `:memory:` or a file */
  readonly database: string
  readonly pace: Pace
  readonly claimTermsUrl: string | undefined
  /** address of the portal for the links of emails */
  readonly portalUrl: string
  /** names of this machine unless said otherwise */
  readonly isOwnHost?: HostCheck
}

/** The same in every world; nothing changes it. */
const DIRECTORY = generateDirectory()

export function createSandboxState({
  name = DEFAULT_WORLD,
  database: location,
  pace,
  claimTermsUrl,
  isOwnHost = hostCheck(),
  ...options
}: SandboxStateOptions): SandboxState {
  const portalUrl = options.portalUrl.replace(/\/+$/, '')
  const world = name === DEFAULT_WORLD ? undefined : name
  const clock = createClock()
  const database = openDatabase(location)
  const accounts = createAccounts(database, clock, world)
  const variations = createPersonaOverrides(database)
  const members = createMembers(database, clock, variations)
  const claims = createClaims(database, clock, members, pace)
  const claimDrafts = createClaimDrafts(database, clock)
  const links = createLinks(database, clock, world)
  const invitations = createInvitations(database, clock, accounts)
  const outbox = createOutbox(database, clock, portalUrl)
  const seed = () => {
    accounts.seed()
    members.seed()
    invitations.seed()
    sendActivations({ accounts, links, outbox })
  }
  seed()
  return {
    name,
    home: homeOf(name),
    clock,
    database,
    accounts,
    members,
    variations,
    claims,
    submissions: createSubmissions(database, clock, claims, claimDrafts),
    links,
    invitations,
    outbox,
    premiums: createPremiums(database, clock),
    cardSessions: createCardSessions(database, clock),
    claimDrafts,
    idempotency: createIdempotency(database, clock),
    directory: DIRECTORY,
    claimTermsUrl,
    portalUrl,
    isOwnHost,
    reset: () => {
      emptyDatabase(database)
      clock.reset()
      seed()
    },
  }
}
