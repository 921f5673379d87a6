import { useText } from '~/platform/i18n/text.tsx'
import { successBannerStore } from '~/platform/shell/banner-store.ts'
import { useStore } from '~/platform/store/store.ts'
import { Banner } from '~/ui/banner/banner.tsx'

/** "Success!" and what was done, until the next navigation (SHELL-51, SHELL-52). */
export function SuccessBanner() {
  const text = useText()
  const message = useStore(successBannerStore)
  if (!message) return null
  return (
    <Banner tone="ok" heading={text('banner.success')} onDismiss={() => successBannerStore.set(undefined)} dismissLabel={text('banner.dismiss')}>
      {message}
    </Banner>
  )
}
