import { useText } from '~/platform/i18n/text.tsx'
import { prefetch } from '~/platform/query/prefetch.ts'
import { Page } from '~/ui/page/page.tsx'
import { spending } from '../../api.ts'
import { Products } from '../../parts/products.tsx'

export function warm({ memberId: id }: { memberId: string }): void {
  prefetch(spending.products('pwa', id))
}

/** The personal wellness account, for members without maaxClaims (R-096, D-11). */
export function Component() {
  const text = useText()
  return (
    <Page id="spending.wellness-alternate" lead={text('spending.wellness-alternate.lead')}>
      <Products kind="pwa" />
    </Page>
  )
}
