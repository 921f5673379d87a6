/** An invitation to the digital portal that a tester can open; its token never changes. */
export interface InvitationScenario {
  readonly token: string
  readonly story: string
  /** key of the person it was sent to */
  readonly person: string
  readonly emailVerified: boolean
  /** how it starts; every one can get there by itself */
  readonly starts?: 'expired' | 'locked'
  /** its link says that the account has no password (D-36) */
  readonly noPassword?: boolean
}

/** One for each outcome; any other token is one that nobody knows. */
export const INVITATIONS: readonly InvitationScenario[] = [
  { token: 'welcome-fresh', story: 'Fresh: verification, then a password.', person: 'welcome', emailVerified: true },
  { token: 'welcome-fresh-french', story: 'Fresh, Quebec brand, in French.', person: 'bienvenue', emailVerified: false },
  { token: 'welcome-expired', story: 'Expired (emailExpired).', person: 'welcome-prairie', emailVerified: false, starts: 'expired' },
  { token: 'welcome-locked', story: 'Locked after repeated failures (emailLocked).', person: 'welcome-capital', emailVerified: false, starts: 'locked' },
  { token: 'welcome-registered', story: 'The person has an account (alreadyRegistered).', person: 'default', emailVerified: true },
  {
    token: 'welcome-no-password',
    story: 'The person has an account without a password (alreadyRegistered, nopassword=true).',
    person: 'no-password',
    emailVerified: true,
    noPassword: true,
  },
  { token: 'welcome-invalid', story: 'A token that nobody knows (404).', person: '', emailVerified: false },
]
