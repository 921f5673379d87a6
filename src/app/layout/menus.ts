import { brandHas } from '~/platform/config/brand.ts'
import type { MessageId } from '~generated/i18n/messages.ts'
import { canOpen, type PageDefinition, type PageId } from '~/platform/pages/page-registry.ts'
import { historyPage, type Policy } from '~/platform/policy/policy.ts'

/** Action of a menu entry that is not simply a link. */
export type MenuAction = 'submit-claim' | 'log-out'

interface Entry {
  readonly id: string
  readonly label: MessageId
  /** short text beside the label */
  readonly badge?: MessageId
  readonly external?: 'findForm' | 'findProfessional'
  readonly action?: MenuAction
  /** true if the entry is disabled while its own page is displayed (SHELL-35) */
  readonly disabledWhenCurrent?: boolean
}

export interface MenuEntry extends Entry {
  /** page id, or a function of the policy that returns it */
  readonly page?: PageId | ((policy: Policy) => PageId)
  readonly entries?: readonly MenuEntry[]
  /** a condition in addition to those of the page definition; if absent, only the page definition decides */
  readonly when?: (policy: Policy) => boolean
}

/** A menu entry for one member, in which a function for the page is replaced by the page's id. */
export interface VisibleEntry extends Entry {
  readonly page?: PageId
  readonly entries?: readonly VisibleEntry[]
}

/** The main menu, by policy and brand (SHELL-24..35). The most used entries come first, links to other sites last. */
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
      },
      { id: 'history', label: 'nav.history', page: 'history.combined' },
      { id: 'claim-history', label: 'nav.claim-history', page: 'history.claims', when: (policy) => !policy.maaxClaims },
      {
        id: 'payment-history',
        label: 'nav.payment-history',
        page: 'history.payments',
        when: (policy) => !policy.maaxClaims,
      },
    ],
  },
  { id: 'coverage', label: 'nav.coverage', page: 'coverage.overview' },
  {
    id: 'connected-care',
    label: 'nav.connected-care',
    badge: 'nav.connected-care.badge',
    page: 'care.list',
  },
  {
    id: 'help',
    label: 'footer.help',
    entries: [
      { id: 'help-centre', label: 'nav.help-centre', page: 'support.help-centre' },
      { id: 'contact-us', label: 'nav.contact-us', page: 'support.contact-us', disabledWhenCurrent: true },
    ],
  },
  { id: 'find-form', label: 'nav.find-form', external: 'findForm', when: (policy) => policy.forms },
  {
    id: 'find-professional',
    label: 'nav.find-professional',
    external: 'findProfessional',
    when: ({ brand }) => brandHas(brand, 'find-professional'),
  },
]

/** The link to the search page, beside the language toggle. In the mobile menu it follows Home (D-226). */
export const SEARCH = { id: 'search', label: 'nav.search', page: 'support.search' } as const satisfies VisibleEntry

/** The page about a member's payments, which depends on the plan (D-56). */
function paymentPage(policy: Policy): PageId {
  if (policy.banking || policy.updateBanking) return 'account.direct-deposit'
  return policy.premiumPayment ? 'premiums.payment-method' : 'history.payments'
}

/** The account menu (SHELL-19). */
export const ACCOUNT_MENU: readonly MenuEntry[] = [
  { id: 'manage-account', label: 'nav.manage-account', page: 'account.home' },
  { id: 'member-card', label: 'nav.member-card', page: 'card.member-card' },
  { id: 'payment-information', label: 'nav.payment-information', page: paymentPage },
  { id: 'log-out', label: 'nav.log-out', action: 'log-out' },
]

/** The bottom navigation bar on phones: the most used pages, at most five. */
export const QUICK_MENU: readonly MenuEntry[] = [
  { id: 'home', label: 'nav.home', page: 'dashboard.home' },
  { id: 'history', label: 'nav.claims', page: historyPage },
  { id: 'submit-claim', label: 'nav.quick.submit', action: 'submit-claim', page: 'claims.claim-type' },
  { id: 'coverage', label: 'nav.coverage', page: 'coverage.overview' },
  { id: 'member-card', label: 'nav.quick.card', page: 'card.member-card' },
]

/**
 * Returns the entries that this member sees: those whose `when` is true and whose page is allowed. Groups
 * without entries are removed.
 */
export function visibleEntries(
  menu: readonly MenuEntry[],
  policy: Policy,
  opens: typeof canOpen = canOpen,
): readonly VisibleEntry[] {
  return menu.flatMap(({ page: target, entries, when, ...entry }) => {
    const page = typeof target === 'function' ? target(policy) : target
    if ((when && !when(policy)) || (page && !opens(page, policy))) return []
    const inside = entries && visibleEntries(entries, policy, opens)
    if (inside?.length === 0) return []
    return [{ ...entry, ...(page && { page }), ...(inside && { entries: inside }) }]
  })
}

/**
 * True if the page is the entry's page or is below it. The entry View history also stands for the pages of payments,
 * which have no entry (SHELL-28). Every page is below Home, so Home matches only its own page.
 */
export function isInside(entry: VisibleEntry, page: PageDefinition | undefined): boolean {
  if (!entry.page || !page) return false
  if (entry.page === page.id) return true
  if (entry.action === 'submit-claim') return page.id.startsWith('claims.')
  if (entry.id === 'history') return page.id.startsWith('history.')
  return entry.page !== 'dashboard.home' && page.breadcrumbs?.includes(entry.page) === true
}
