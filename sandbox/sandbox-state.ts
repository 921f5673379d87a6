import type { DatabaseSync } from 'node:sqlite'
import { createClock, type Clock } from './clock.ts'
import { hostCheck, type HostCheck } from './http/hosts.ts'
import { generateDirectory, type Provider } from './directory/providers.ts'
import { sendActivations } from './email/send-activation.ts'
import { createAccounts, type Accounts } from './store/accounts.ts'
import { createCardSessions, type CardSessions } from './store/card-sessions.ts'
import { createClaimDrafts, type ClaimDrafts } from './store/claim-drafts.ts'
import { createFollowUps, type FollowUps } from './store/follow-ups.ts'
import { createClaims, type Claims, type Pace } from './store/claims.ts'
import { emptyDatabase, openDatabase } from './store/database.ts'
import { createInvitations, type Invitations } from './store/invitations.ts'
import { createLinks, type Links } from './store/links.ts'
import { createMembers, type Members } from './store/members.ts'
import { createNotifications, type Notifications } from './store/notifications.ts'
import { createOutbox, type Outbox } from './store/outbox.ts'
import { createPasskeys, type Passkeys } from './store/passkeys.ts'
import { createOtherCoverages, type OtherCoverages } from './store/other-coverage.ts'
import { createPredeterminations, type Predeterminations } from './store/predeterminations.ts'
import { createPremiums, type Premiums } from './store/premiums.ts'
import { createIdempotency, type Idempotency } from './store/idempotency.ts'
import { createSessions, type Sessions } from './store/sessions.ts'
import { createSubmissions, type Submissions } from './store/submissions.ts'
import { loginOf, PERSONAS } from './personas.ts'
import { createPersonaOverrides, type PersonaOverrides } from './store/persona-overrides.ts'

/** Name of the world to which a call belongs if it selects no world. */
export const DEFAULT_WORLD = 'default'
/** Path of a world's tester pages. */
export const homeOf = (name: string): string => (name === DEFAULT_WORLD ? '/__sandbox' : `/__sandbox/world/${name}`)

/** The state of one world. A world is a separate set of data in the same sandbox; worlds share nothing. */
export interface SandboxState {
  /** name of the world */
  readonly name: string
  /** path of the world's tester pages */
  readonly home: string
  readonly clock: Clock
  readonly database: DatabaseSync
  readonly accounts: Accounts
  readonly members: Members
  /** changes that testers made to members */
  readonly variations: PersonaOverrides
  readonly claims: Claims
  readonly submissions: Submissions
  readonly followUps: FollowUps
  readonly links: Links
  readonly invitations: Invitations
  readonly outbox: Outbox
  readonly notifications: Notifications
  readonly predeterminations: Predeterminations
  readonly otherCoverages: OtherCoverages
  readonly premiums: Premiums
  readonly cardSessions: CardSessions
  readonly claimDrafts: ClaimDrafts
  readonly sessions: Sessions
  readonly passkeys: Passkeys
  readonly idempotency: Idempotency
  readonly directory: readonly Provider[]
  /** URL of the claim agreement, if there is one (D-98) */
  readonly claimTermsUrl: string | undefined
  readonly portalUrl: string
  /** true if a host name belongs to this sandbox */
  readonly isOwnHost: HostCheck
  readonly reset: () => void
}

interface SandboxStateOptions {
  /** name of the world; by default the default world */
  readonly name?: string
  /** `:memory:` or a file name */
  readonly database: string
  readonly pace: Pace
  readonly claimTermsUrl: string | undefined
  /** base URL of the portal, for links in emails */
  readonly portalUrl: string
  /** which host names are accepted; by default those of this machine */
  readonly isOwnHost?: HostCheck
}

/** The provider directory. All worlds share it, because it never changes. */
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
  const outbox = createOutbox(database, clock, portalUrl)
  const notifications = createNotifications(database, outbox)
  const followUps = createFollowUps(database, clock, notifications)
  const claims = createClaims(database, clock, members, pace, { followUps, notifications })
  const claimDrafts = createClaimDrafts(database, clock)
  const predeterminations = createPredeterminations(database, clock)
  const links = createLinks(database, clock, world)
  const invitations = createInvitations(database, clock, accounts)
  const sessions = createSessions(database, clock)
  const seed = () => {
    accounts.seed()
    members.seed()
    invitations.seed()
    sessions.seed()
    predeterminations.seed((key) => accounts.loginOfPerson(key) ?? loginOf(key))
    sendActivations({ accounts, links, outbox })
    // Claims that wait for a document are brought up to date here, so that the email about the document exists before
    // the member signs in.
    for (const { key, addedClaims = [] } of PERSONAS)
      if (addedClaims.some(({ needs }) => needs))
        claims.bringUpToDate(members.get(accounts.loginOfPerson(key) ?? loginOf(key)))
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
    submissions: createSubmissions(database, clock, claims, claimDrafts, followUps),
    followUps,
    links,
    invitations,
    outbox,
    notifications,
    predeterminations,
    otherCoverages: createOtherCoverages(database, clock),
    premiums: createPremiums(database, clock),
    cardSessions: createCardSessions(database, clock),
    claimDrafts,
    sessions,
    passkeys: createPasskeys(database, clock),
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
