import type { ExternalLinks } from '~generated/member/model/index.ts'
import { brandStore } from '~/platform/config/brand.ts'
import { env } from '~/platform/config/environment.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { useStore } from '~/platform/store.ts'

/** The external links of the member's brand, in the language of the page (D-77). */
export function useExternalLinks(): ExternalLinks {
  const { locale } = useText()
  return env().externalLinks[useStore(brandStore)][locale]
}
