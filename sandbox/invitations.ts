/** An invitation to the digital portal, for testers. Its token is the same in every run. */
export interface InvitationScenario {
  readonly token: string
  readonly story: string
  /**
   * state of the invitation when the sandbox starts; invitations without this field start open, but can expire or be
   * locked later
   */
  readonly person: string
  readonly emailVerified: boolean
  /** the state when the sandbox starts; other invitations can reach this state later */
  readonly starts?: 'expired' | 'locked'
  /** true if the link says that the account has no password (D-36) */
  readonly noPassword?: boolean
}

/** One invitation for each possible outcome. All other tokens are unknown. */
export const INVITATIONS: readonly InvitationScenario[] = [
  { token: 'welcome-fresh', story: 'Fresh: verification, then a password.', person: 'welcome', emailVerified: true },
  {
    token: 'welcome-fresh-french',
    story: 'Fresh, Quebec brand, in French.',
    person: 'bienvenue',
    emailVerified: false,
  },
  {
    token: 'welcome-expired',
    story: 'Expired (emailExpired).',
    person: 'welcome-prairie',
    emailVerified: false,
    starts: 'expired',
  },
  {
    token: 'welcome-locked',
    story: 'Locked after repeated failures (emailLocked).',
    person: 'welcome-capital',
    emailVerified: false,
    starts: 'locked',
  },
  {
    token: 'welcome-registered',
    story: 'The person has an account (alreadyRegistered).',
    person: 'default',
    emailVerified: true,
  },
  {
    token: 'welcome-no-password',
    story: 'The person has an account without a password (alreadyRegistered, nopassword=true).',
    person: 'no-password',
    emailVerified: true,
    noPassword: true,
  },
  { token: 'welcome-invalid', story: 'A token that nobody knows (404).', person: '', emailVerified: false },
]
