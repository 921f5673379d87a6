import type { ExternalLinks } from '~generated/member/model/index.ts'
import { brandStore } from '~/platform/config/brand.ts'
import { env } from '~/platform/config/environment.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { useStore } from '~/platform/store.ts'

/** The links of the member's brand that leave the portal, in the language of the page (D-77). */
export function useExternalLinks(): ExternalLinks {
  const { locale } = useText()
  return env().externalLinks[useStore(brandStore)][locale]
}
