import { useText } from '~/platform/i18n/text.tsx'
import { usePolicy } from '~/platform/policy/use-policy.ts'
import { usePortalActions } from '~/platform/shell/portal-actions.ts'
import { Button } from '~/ui/button/button.tsx'

/** What most people come to do, first on the page on every screen; not for plans or members who cannot (SHELL-24, GUARD-12). */
export function SubmitClaim() {
  const text = useText()
  const { submitClaim, isSuspended } = usePolicy()
  const { openSubmitClaim } = usePortalActions()
  if (!submitClaim || isSuspended) return null
  return <Button onClick={() => void openSubmitClaim()}>{text('dashboard.links.submit')}</Button>
}
