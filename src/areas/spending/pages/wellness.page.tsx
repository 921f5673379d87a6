import { useText } from '~/platform/i18n/text.tsx'
import { QuietButtonLink } from '~/components/button-link.tsx'
import { Page } from '~/components/page.tsx'
import { Account, accountQueries } from '../parts/account.tsx'

export const queries = () => accountQueries('pwa')

/** The personal wellness account, and the link to its eligible expenses (R-095, ACCTS-07). */
function SpendingWellnessPage() {
  const text = useText()
  return (
    <Page
      id="spending.wellness"
      lead={text('spending.wellness.lead')}
      actions={<QuietButtonLink to="spending.expenses">{text('spending.wellness.expenses')}</QuietButtonLink>}
    >
      <Account kind="pwa" title={text('page.spending.wellness')} />
    </Page>
  )
}

export { SpendingWellnessPage as Component }
