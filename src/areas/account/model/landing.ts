import type { Policy } from '~/platform/policy/policy.ts'

/** A page below "Manage your account". Its words are `account.home.<name>` and `.text`. */
export interface LandingEntry {
  readonly name: string
  /** id of the page; an entry whose page is not in the table is not shown */
  readonly page: string
  /** absent: for everybody */
  readonly when?: (policy: Policy) => boolean
}

/** The landing: what can be seen and done, by subject, and which flags each page depends on (ACCT-01, D-65). */
export const LANDING: readonly { readonly group: string; readonly entries: readonly LandingEntry[] }[] = [
  {
    group: 'you',
    entries: [
      { name: 'personal-information', page: 'account.personal-information', when: (policy) => policy.memberProfile },
      { name: 'change-address', page: 'account.change-address', when: (policy) => policy.updateMemberProfile },
      { name: 'change-email', page: 'account.change-email', when: (policy) => policy.updateMemberProfile },
      { name: 'change-language', page: 'account.change-language' },
    ],
  },
  {
    group: 'plan',
    entries: [
      { name: 'member-card', page: 'card.member-card' },
      { name: 'people', page: 'account.people' },
    ],
  },
  {
    group: 'payments',
    entries: [
      // as their own guards: either flag lets a member in (R-055, D-173)
      { name: 'direct-deposit', page: 'account.direct-deposit', when: (policy) => policy.banking || policy.updateBanking },
      { name: 'premium-payment-method', page: 'premiums.payment-method', when: (policy) => policy.premiumPayment },
      { name: 'premium-statements', page: 'premiums.statements', when: (policy) => policy.premiums || policy.statements },
      { name: 'one-time-payment', page: 'premiums.one-time-payment', when: (policy) => policy.premiumPayment },
    ],
  },
  {
    group: 'access',
    entries: [
      { name: 'change-password', page: 'account.change-password' },
      { name: 'terms', page: 'account.terms' },
      { name: 'privacy-and-terms', page: 'account.privacy-and-terms' },
    ],
  },
]

/** What this member finds there: allowed by the policy, and leading to a page that exists (decision 015). A group without entries goes. */
export function landingFor(policy: Policy, exists: (page: string) => boolean): typeof LANDING {
  return LANDING.map(({ group, entries }) => ({ group, entries: entries.filter(({ page, when }) => exists(page) && (!when || when(policy))) })).filter(
    ({ entries }) => entries.length > 0,
  )
}
