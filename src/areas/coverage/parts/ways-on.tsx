import { useText } from '~/platform/i18n/text.tsx'
import { usePolicy } from '~/platform/policy/use-policy.ts'
import { usePortalActions } from '~/platform/shell/portal-actions.ts'
import { Button } from '~/ui/button.tsx'
import { Card } from '~/ui/card.tsx'
import { Stack } from '~/ui/layout.tsx'

/** The way from a benefit to its claim; not for plans or members who cannot claim (SHELL-24, GUARD-12). */
export function ClaimCard({ title, claimType, children }: { title: string; claimType?: string | undefined; children: string }) {
  const text = useText()
  const { submitClaim, isSuspended } = usePolicy()
  const { openSubmitClaim } = usePortalActions()
  if (!submitClaim || isSuspended) return null
  return (
    <Card title={title}>
      <Stack gap="m">
        <p>{children}</p>
        <div>
          <Button onClick={() => void openSubmitClaim(claimType)}>{text('nav.submit-claim')}</Button>
        </div>
      </Stack>
    </Card>
  )
}

/** What is on the page, on paper: menus and buttons stay off it. */
export function PrintButton() {
  const text = useText()
  return (
    <Button variant="quiet" icon="print" onClick={() => window.print()}>
      {text('coverage.print')}
    </Button>
  )
}
