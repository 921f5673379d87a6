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

/** Everything one sandbox remembers. Two sandboxes in one process share nothing. */
export interface SandboxState {
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
  /** `:memory:` or a file */
  readonly database: string
  readonly pace: Pace
  readonly claimTermsUrl: string | undefined
  /** address of the portal for the links of emails */
  readonly portalUrl: string
  /** names of this machine unless said otherwise */
  readonly isOwnHost?: HostCheck
}

export function createSandboxState({
  database: location,
  pace,
  claimTermsUrl,
  isOwnHost = hostCheck(),
  ...options
}: SandboxStateOptions): SandboxState {
  const portalUrl = options.portalUrl.replace(/\/+$/, '')
  const clock = createClock()
  const database = openDatabase(location)
  const accounts = createAccounts(database, clock)
  const variations = createPersonaOverrides(database)
  const members = createMembers(database, clock, variations)
  const claims = createClaims(database, clock, members, pace)
  const claimDrafts = createClaimDrafts(database, clock)
  const links = createLinks(database, clock)
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
    directory: generateDirectory(),
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
