import type { DatabaseSync } from 'node:sqlite'
import { createClock, type Clock } from './clock.ts'
import { generateDirectory, type Provider } from './directory/providers.ts'
import { createAccounts, type Accounts } from './store/accounts.ts'
import { createClaims, type Claims, type Pace } from './store/claims.ts'
import { emptyDatabase, openDatabase } from './store/database.ts'
import { createMembers, type Members } from './store/members.ts'
import { createSubmissions, type Submissions } from './store/submissions.ts'

/** Everything one sandbox remembers. Two sandboxes in one process share nothing. */
export interface World {
  readonly clock: Clock
  readonly database: DatabaseSync
  readonly accounts: Accounts
  readonly members: Members
  readonly claims: Claims
  readonly submissions: Submissions
  readonly directory: readonly Provider[]
  /** address of the claim agreement, when one is served (D-98) */
  readonly claimTermsUrl: string | undefined
  readonly reset: () => void
}

export interface WorldOptions {
  /** `:memory:` or a file */
  readonly database: string
  readonly pace: Pace
  readonly claimTermsUrl: string | undefined
}

export function createWorld({ database: location, pace, claimTermsUrl }: WorldOptions): World {
  const clock = createClock()
  const database = openDatabase(location)
  const accounts = createAccounts(database, clock)
  const members = createMembers(database, clock)
  const claims = createClaims(database, clock, members, pace)
  const seed = () => {
    accounts.seed()
    members.seed()
  }
  seed()
  return {
    clock,
    database,
    accounts,
    members,
    claims,
    submissions: createSubmissions(database, clock, claims),
    directory: generateDirectory(),
    claimTermsUrl,
    reset: () => {
      emptyDatabase(database)
      clock.reset()
      seed()
    },
  }
}
