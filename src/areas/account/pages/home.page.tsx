import { useText } from '~/platform/i18n/text.tsx'
import { AddressLink, usePageHref } from '~/platform/pages/navigation.tsx'
import { canOpen, type PageId } from '~/platform/pages/page-registry.ts'
import { type Policy, usePolicy } from '~/platform/policy/policy.ts'
import { Card, Grid, Stack } from '~/ui/layout.tsx'
import { LinkList } from '~/ui/link-list.tsx'
import { Page } from '~/components/page.tsx'
import { isOffered } from '~/domain/optional-pages.ts'

/** All account pages the member may open, by the flags of the plan (R-045, ACCT-01). */
function AccountHomePage() {
  const text = useText()
  const href = usePageHref()
  const groups = accountLinksFor(usePolicy())
  return (
    <Page id="account.home" lead={text('account.home.lead')}>
      <Grid columns="halves">
        {/* The columns are independent, so that a short card leaves no hole beside a long one. */}
        {[0, 1].map((column) => (
          <Stack key={column}>
            {groups
              .filter((_, index) => index % 2 === column)
              .map(({ group, entries }) => (
                <Card key={group} title={text.dynamic(`account.home.group.${group}`)}>
                  <LinkList
                    items={entries.map(({ name, page }) => ({
                      id: name,
                      label: text.dynamic(`account.home.${name}`),
                      description: text.dynamic(`account.home.${name}.text`),
                      link: <AddressLink to={href(page)} />,
                    }))}
                  />
                </Card>
              ))}
          </Stack>
        ))}
      </Grid>
    </Page>
  )
}

export { AccountHomePage as Component }

/** A link of the page "Manage your account". Its messages are `account.home.<name>` and `account.home.<name>.text`. */
interface AccountLink {
  readonly name: string
  /** id of the page; its page definition decides who may open it */
  readonly page: PageId
}

/** The links of the page "Manage your account", by subject (ACCT-01, D-65). */
export const ACCOUNT_LINKS: readonly { readonly group: string; readonly entries: readonly AccountLink[] }[] = [
  {
    group: 'you',
    entries: [
      { name: 'personal-information', page: 'account.personal-information' },
      { name: 'change-address', page: 'account.change-address' },
      { name: 'change-email', page: 'account.change-email' },
      { name: 'change-language', page: 'account.change-language' },
      { name: 'notifications', page: 'account.notifications' },
    ],
  },
  {
    group: 'plan',
    entries: [
      { name: 'member-card', page: 'card.member-card' },
      { name: 'people', page: 'account.people' },
      { name: 'documents', page: 'account.documents' },
    ],
  },
  {
    group: 'payments',
    entries: [
      { name: 'direct-deposit', page: 'account.direct-deposit' },
      { name: 'premium-payment-method', page: 'premiums.payment-method' },
      { name: 'premium-statements', page: 'premiums.statements' },
      { name: 'one-time-payment', page: 'premiums.one-time-payment' },
    ],
  },
  {
    group: 'access',
    entries: [
      { name: 'security', page: 'account.security' },
      { name: 'change-password', page: 'account.change-password' },
      { name: 'terms', page: 'account.terms' },
      { name: 'privacy-and-terms', page: 'account.privacy-and-terms' },
    ],
  },
]

/**
 * The account links of this member: pages that exist and that the policy allows (decision 015). Groups without links
 * are left out.
 */
export function accountLinksFor(policy: Policy, opens: typeof canOpen = canOpen): typeof ACCOUNT_LINKS {
  return ACCOUNT_LINKS.map(({ group, entries }) => ({
    group,
    entries: entries.filter(({ page }) => opens(page, policy) && isOffered(page)),
  })).filter(({ entries }) => entries.length > 0)
}
