import { useLocation } from 'react-router'
import { brandStore } from '~/platform/brand/brand.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { AddressLink } from '~/platform/pages/address-link.tsx'
import { usePageHref } from '~/platform/pages/page-link.tsx'
import { hasPage } from '~/platform/pages/registry.ts'
import { infoBannerHiddenAt } from '~/platform/shell/banner-store.ts'
import { useStore } from '~/platform/store/store.ts'
import { Banner } from '~/ui/banner/banner.tsx'
import { buttonClass } from '~/ui/button/button.tsx'

/** As in the menus: the button appears with its page (docs/decisions/015). */
const CARD = 'card.member-card'

/** News for whoever comes to the dashboard, other words in Saskatchewan; each navigation hides it, the dashboard shows it again (SHELL-53..55). */
export function InfoBanner() {
  const text = useText()
  const brand = useStore(brandStore)
  const href = usePageHref()
  const hiddenAt = useStore(infoBannerHiddenAt)
  const { key } = useLocation()
  if (hiddenAt === key) return null
  return (
    <Banner
      tone="info"
      heading={text('dashboard.info.title')}
      action={
        hasPage(CARD) && (
          <AddressLink className={buttonClass({ variant: 'quiet' })} to={href(CARD)}>
            {text('dashboard.info.card')}
          </AddressLink>
        )
      }
      onDismiss={() => infoBannerHiddenAt.set(key)}
      dismissLabel={text('dashboard.info.dismiss')}
    >
      {brand === 'SBC' ? text('dashboard.info.lead-saskatchewan') : text('dashboard.info.lead')}
    </Banner>
  )
}
