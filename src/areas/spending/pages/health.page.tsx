import { useText } from '~/platform/i18n/text.tsx'
import { Page } from '~/components/page.tsx'
import { Account, accountQueries } from '../parts/account.tsx'

export const queries = () => accountQueries('hsa')

/** The health spending account (R-104, ACCTS-01). */
function SpendingHealthPage() {
  const text = useText()
  return (
    <Page id="spending.health" lead={text('spending.health.lead')}>
      <Account kind="hsa" title={text('page.spending.health')} />
    </Page>
  )
}

export { SpendingHealthPage as Component }
