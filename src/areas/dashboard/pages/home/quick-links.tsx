import type { MessageId } from '~generated/i18n/messages.ts'
import { brandStore } from '~/platform/brand/brand.ts'
import { env } from '~/platform/config/environment.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { AddressLink } from '~/platform/pages/address-link.tsx'
import { usePageHref } from '~/platform/pages/page-link.tsx'
import { hasPage } from '~/platform/pages/registry.ts'
import type { Policy } from '~/platform/policy/policy.ts'
import { usePolicy } from '~/platform/policy/use-policy.ts'
import { useStore } from '~/platform/store/store.ts'
import { buttonClass } from '~/ui/button/button.tsx'
import { Card } from '~/ui/card/card.tsx'
import { ExternalLink } from '~/ui/external-link/external-link.tsx'
import { Stack } from '~/ui/layout/layout.tsx'

/** Pages that members come for, by flags; as in the menus, a link shows with its page (docs/decisions/015). */
const LINKS: readonly { readonly page: string; readonly label: MessageId; readonly when?: (policy: Policy) => boolean }[] = [
  { page: 'history.combined', label: 'dashboard.links.history', when: ({ maaxClaims }) => maaxClaims },
  { page: 'history.claims', label: 'dashboard.links.history', when: ({ maaxClaims }) => !maaxClaims },
  { page: 'coverage.overview', label: 'dashboard.links.coverage', when: ({ coverage }) => coverage },
  { page: 'premiums.one-time-payment', label: 'dashboard.links.premium', when: ({ premiumPayment }) => premiumPayment },
  { page: 'card.share', label: 'dashboard.links.card' },
]

/** What members come to do, by flags and brand (D-57). */
export function QuickLinks() {
  const text = useText()
  const policy = usePolicy()
  const brand = useStore(brandStore)
  const href = usePageHref()
  const quiet = buttonClass({ variant: 'quiet', wide: true })
  return (
    <Card title={text('dashboard.links.title')}>
      <Stack gap="m">
        {LINKS.filter(({ page, when }) => hasPage(page) && (when?.(policy) ?? true)).map(({ page, label }) => (
          <AddressLink key={page} className={quiet} to={href(page)}>
            {text.byConvention(label)}
          </AddressLink>
        ))}
        {brand !== 'SBC' && (
          <ExternalLink className={quiet} href={env().externalLinks[brand][text.locale].findProfessional} hint={text('shell.new-window')}>
            {text('dashboard.links.professional')}
          </ExternalLink>
        )}
      </Stack>
    </Card>
  )
}
