import { useText } from '~/platform/i18n/text.tsx'
import { Page } from '~/components/page.tsx'
import { productQueries, Products } from '../parts/products.tsx'

export const queries = () => productQueries('pwa')

/** The personal wellness account, for members without maaxClaims (R-096, D-11). */
function SpendingWellnessAlternatePage() {
  const text = useText()
  return (
    <Page id="spending.wellness-alternate" lead={text('spending.wellness-alternate.lead')}>
      <Products kind="pwa" />
    </Page>
  )
}

export { SpendingWellnessAlternatePage as Component }
