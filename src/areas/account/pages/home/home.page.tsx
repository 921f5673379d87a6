import { useText } from '~/platform/i18n/text.tsx'
import { AddressLink } from '~/platform/pages/address-link.tsx'
import { usePageHref } from '~/platform/pages/page-link.tsx'
import { hasPage } from '~/platform/pages/registry.ts'
import type { Policy } from '~/platform/policy/policy.ts'
import { usePolicy } from '~/platform/policy/use-policy.ts'
import { Card } from '~/ui/card/card.tsx'
import { Grid } from '~/ui/layout/layout.tsx'
import { LinkList } from '~/ui/link-list/link-list.tsx'
import { Page } from '~/ui/page/page.tsx'

/** Everything a member can see and change about the account, by the flags of the plan (R-045, ACCT-01, D-65). */
export function Component() {
  const text = useText()
  const href = usePageHref()
  const policy = usePolicy()
  return (
    <Page id="account.home" lead={text('account.home.lead')}>
      <Grid columns="halves">
        {landingFor(policy, hasPage).map(({ group, entries }) => (
          <Card key={group} title={text.byConvention(`account.home.group.${group}`)}>
            <LinkList
              items={entries.map(({ name, page }) => ({
                id: name,
                label: text.byConvention(`account.home.${name}`),
                description: text.byConvention(`account.home.${name}.text`),
                link: <AddressLink to={href(page)} />,
              }))}
            />
          </Card>
        ))}
      </Grid>
    </Page>
  )
}

/** A page below "Manage your account". Its words are `account.home.<name>` and `.text`. */
interface LandingEntry {
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
