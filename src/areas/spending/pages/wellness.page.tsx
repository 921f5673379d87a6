import { useText } from '~/platform/i18n/text.tsx'
import { PageLink } from '~/platform/pages/navigation.tsx'
import { buttonClass } from '~/ui/button.tsx'
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
      actions={
        <PageLink to="spending.expenses" className={buttonClass({ variant: 'quiet' })}>
          {text('spending.wellness.expenses')}
        </PageLink>
      }
    >
      <Account kind="pwa" title={text('page.spending.wellness')} />
    </Page>
  )
}

export { SpendingWellnessPage as Component }
