import type { Policy } from '~/platform/policy/policy.ts'

/** A page below "Manage your account". Its words are `account.home.<name>` and `.text`. */
export interface LandingEntry {
  readonly page: `account.${string}`
  /** absent: for everybody */
  readonly when?: (policy: Policy) => boolean
}

/** The landing: what can be seen and done, by subject, and which flags each page depends on (ACCT-01, D-65). */
export const LANDING: readonly { readonly group: string; readonly entries: readonly LandingEntry[] }[] = [
  {
    group: 'you',
    entries: [
      { page: 'account.personal-information', when: (policy) => policy.memberProfile },
      { page: 'account.change-address', when: (policy) => policy.updateMemberProfile },
      { page: 'account.change-email', when: (policy) => policy.updateMemberProfile },
      { page: 'account.change-language' },
    ],
  },
  { group: 'plan', entries: [{ page: 'account.member-card' }, { page: 'account.people' }] },
  {
    group: 'payments',
    entries: [
      // as its own guard: either flag lets a member in
      { page: 'account.direct-deposit', when: (policy) => policy.banking || policy.updateBanking },
      { page: 'account.premium-payment-method', when: (policy) => policy.premiumPayment },
      { page: 'account.premium-statements', when: (policy) => policy.premiums && policy.statements },
      { page: 'account.one-time-payment', when: (policy) => policy.premiumPayment },
    ],
  },
  { group: 'access', entries: [{ page: 'account.change-password' }, { page: 'account.terms' }, { page: 'account.privacy-and-terms' }] },
]

/** What this member finds there: allowed by the policy, and leading to a page that exists (decision 015). A group without entries goes. */
export function landingFor(policy: Policy, exists: (page: string) => boolean): typeof LANDING {
  return LANDING.map(({ group, entries }) => ({ group, entries: entries.filter(({ page, when }) => exists(page) && (!when || when(policy))) })).filter(
    ({ entries }) => entries.length > 0,
  )
}

/** `change-address` of `account.change-address`. */
export const nameOf = ({ page }: LandingEntry): string => page.slice('account.'.length)
