import { useText } from '~/platform/i18n/text.tsx'
import { prefetch } from '~/platform/query/prefetch.ts'
import { Page } from '~/ui/page/page.tsx'
import { spending } from '../../api.ts'
import { Products } from '../../parts/products.tsx'

export function warm({ memberId: id }: { memberId: string }): void {
  prefetch(spending.products('hsa', id))
}

/** The health spending account, for members without maaxClaims (R-105, ACCTS-03). */
export function Component() {
  const text = useText()
  return (
    <Page id="spending.health-alternate" lead={text('spending.health-alternate.lead')}>
      <Products kind="hsa" />
    </Page>
  )
}
