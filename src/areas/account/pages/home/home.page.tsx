import { useText } from '~/platform/i18n/text.tsx'
import { AddressLink } from '~/platform/pages/address-link.tsx'
import { usePageHref } from '~/platform/pages/page-link.tsx'
import { hasPage } from '~/platform/pages/registry.ts'
import { usePolicy } from '~/platform/policy/use-policy.ts'
import { Card } from '~/ui/card/card.tsx'
import { Grid } from '~/ui/layout/layout.tsx'
import { LinkList } from '~/ui/link-list/link-list.tsx'
import { Page } from '~/ui/page/page.tsx'
import { landingFor } from '../../model/landing.ts'

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
