/** An invitation to the digital portal, for testers. Its token is the same in every run. */
export interface InvitationScenario {
  readonly token: string
  readonly story: string
  /** key of the invited person */
  readonly person: string
  readonly emailVerified: boolean
  /** state when the sandbox starts; if absent, the invitation starts open, and can expire or be locked later */
  readonly starts?: 'expired' | 'locked'
  /** true if the link says that the account has no password (D-36) */
  readonly noPassword?: boolean
}

/** An invitation for each response that the service can give to its token. Any other token is unknown. */
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
