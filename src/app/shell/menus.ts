import type { ExternalLinks } from '~generated/member/model/index.ts'
import type { MessageId } from '~generated/i18n/messages.ts'
import type { Policy } from '~/platform/policy/policy.ts'

/** What a menu entry does when it is neither a page nor a link out. */
export type MenuAction = 'submit-claim' | 'log-out'

export interface MenuEntry {
  readonly id: string
  readonly label: MessageId
  /** page id; an entry whose page is not in the table is not shown */
  readonly page?: string
  readonly external?: Exclude<keyof ExternalLinks, 'privacy'>
  readonly action?: MenuAction
  readonly entries?: readonly MenuEntry[]
  /** absent: for everybody */
  readonly when?: (policy: Policy) => boolean
}

/** The main menu, in its order; by policy and brand (SHELL-24..34). */
export const MAIN_MENU: readonly MenuEntry[] = [
  { id: 'home', label: 'nav.home', page: 'dashboard.home' },
  {
    id: 'claims',
    label: 'nav.claims',
    entries: [
      {
        id: 'submit-claim',
        label: 'nav.submit-claim',
        action: 'submit-claim',
        page: 'claims.claim-type',
        when: (policy) => policy.submitClaim && !policy.isSuspended,
      },
      { id: 'history', label: 'nav.history', page: 'history.combined', when: (policy) => policy.maaxClaims },
    ],
  },
  { id: 'find-form', label: 'nav.find-form', external: 'findForm', when: (policy) => policy.forms },
  { id: 'find-professional', label: 'nav.find-professional', external: 'findProfessional', when: (policy) => policy.brand !== 'SBC' },
]

/** The account menu (SHELL-19). */
export const ACCOUNT_MENU: readonly MenuEntry[] = [
  // Its target by flags is D-56; the other targets come with their pages.
  { id: 'payment-information', label: 'nav.payment-information', page: 'account.direct-deposit', when: (policy) => policy.banking || policy.updateBanking },
  { id: 'log-out', label: 'nav.log-out', action: 'log-out' },
]

/** What this member sees of a menu: allowed by the policy, and leading to a page that exists. A group without entries goes. */
export function visibleEntries(menu: readonly MenuEntry[], policy: Policy, exists: (page: string) => boolean): readonly MenuEntry[] {
  return menu
    .filter(({ when, page }) => (!when || when(policy)) && (!page || exists(page)))
    .map((entry) => (entry.entries ? { ...entry, entries: visibleEntries(entry.entries, policy, exists) } : entry))
    .filter(({ entries }) => !entries || entries.length > 0)
}
