import { brandStore } from '~/platform/brand/brand.ts'
import { env } from '~/platform/config/environment.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { PageLink } from '~/platform/pages/page-link.tsx'
import { usePolicy } from '~/platform/policy/use-policy.ts'
import { usePortalActions } from '~/platform/shell/portal-actions.ts'
import { useStore } from '~/platform/store/store.ts'
import { Button, buttonClass } from '~/ui/button/button.tsx'
import { Card } from '~/ui/card/card.tsx'
import { ExternalLink } from '~/ui/external-link/external-link.tsx'
import { Stack } from '~/ui/layout/layout.tsx'

/** What members come to do, by flags and brand (D-57). */
export function QuickLinks() {
  const text = useText()
  const policy = usePolicy()
  const brand = useStore(brandStore)
  const { openSubmitClaim } = usePortalActions()
  const links = env().externalLinks[brand][text.locale]
  return (
    <Card title={text('dashboard.links.title')}>
      <Stack gap="m">
        {policy.submitClaim && !policy.isSuspended && (
          <Button wide onClick={() => void openSubmitClaim()}>
            {text('dashboard.links.submit')}
          </Button>
        )}
        {policy.maaxClaims && (
          <PageLink to="history.combined" className={buttonClass({ variant: 'quiet', wide: true })}>
            {text('dashboard.links.history')}
          </PageLink>
        )}
        {brand !== 'SBC' && (
          <ExternalLink className={buttonClass({ variant: 'quiet', wide: true })} href={links.findProfessional} hint={text('shell.new-window')}>
            {text('dashboard.links.professional')}
          </ExternalLink>
        )}
      </Stack>
    </Card>
  )
}
