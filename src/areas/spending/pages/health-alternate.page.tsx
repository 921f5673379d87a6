import { useText } from '~/platform/i18n/text.tsx'
import { Page } from '~/components/page.tsx'
import { productQueries, Products } from '../parts/products.tsx'

export const queries = () => productQueries('hsa')

/** The health spending account, for members without maaxClaims (R-105, ACCTS-03). */
function SpendingHealthAlternatePage() {
  const text = useText()
  return (
    <Page id="spending.health-alternate" lead={text('spending.health-alternate.lead')}>
      <Products kind="hsa" />
    </Page>
  )
}

export { SpendingHealthAlternatePage as Component }
