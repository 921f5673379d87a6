import type { DatabaseSync } from 'node:sqlite'
import { createClock, type Clock } from './clock.ts'
import { generateDirectory, type Provider } from './directory/providers.ts'
import { sendActivations } from './mail/send-activation.ts'
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
import { createRepeats, type Repeats } from './store/repeats.ts'
import { createSubmissions, type Submissions } from './store/submissions.ts'
import { createVariations, type Variations } from './store/variations.ts'

/** Everything one sandbox remembers. Two sandboxes in one process share nothing. */
export interface World {
  readonly clock: Clock
  readonly database: DatabaseSync
  readonly accounts: Accounts
  readonly members: Members
  /** what testers want different about members */
  readonly variations: Variations
  readonly claims: Claims
  readonly submissions: Submissions
  readonly links: Links
  readonly invitations: Invitations
  readonly outbox: Outbox
  readonly premiums: Premiums
  readonly cardSessions: CardSessions
  readonly claimDrafts: ClaimDrafts
  readonly repeats: Repeats
  readonly directory: readonly Provider[]
  /** address of the claim agreement, when one is served (D-98) */
  readonly claimTermsUrl: string | undefined
  readonly portalUrl: string
  readonly reset: () => void
}

interface WorldOptions {
  /** `:memory:` or a file */
  readonly database: string
  readonly pace: Pace
  readonly claimTermsUrl: string | undefined
  /** where links of e-mails lead */
  readonly portalUrl: string
}

export function createWorld({ database: location, pace, claimTermsUrl, ...options }: WorldOptions): World {
  const portalUrl = options.portalUrl.replace(/\/+$/, '')
  const clock = createClock()
  const database = openDatabase(location)
  const accounts = createAccounts(database, clock)
  const variations = createVariations(database)
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
    repeats: createRepeats(database, clock),
    directory: generateDirectory(),
    claimTermsUrl,
    portalUrl,
    reset: () => {
      emptyDatabase(database)
      clock.reset()
      seed()
    },
  }
}
