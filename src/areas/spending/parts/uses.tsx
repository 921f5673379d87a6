import { useText } from '~/platform/i18n/text.tsx'
import { PageLink } from '~/platform/pages/page-link.tsx'
import { usePolicy } from '~/platform/policy/use-policy.ts'
import { usePortalActions } from '~/platform/shell/portal-actions.ts'
import { Button, buttonClass } from '~/ui/button/button.tsx'
import { Cluster } from '~/ui/layout/layout.tsx'
import type { SpendingKind } from '~/platform/insured/spending-accounts.ts'

/** What to do with an account: claim on it, and see what it paid, where the plan has these (D-181, GUARD-44). */
export function Uses({ kind }: { kind: SpendingKind }) {
  const text = useText()
  const { benefitUsage, easyHsa, maaxClaims, submitClaim, isSuspended } = usePolicy()
  const { openSubmitClaim } = usePortalActions()
  return (
    <Cluster>
      {kind === 'hsa' && easyHsa && submitClaim && !isSuspended && <Button onClick={() => void openSubmitClaim()}>{text('spending.use')}</Button>}
      {benefitUsage && (
        <PageLink to={maaxClaims ? 'history.combined' : 'history.claims'} className={buttonClass({ variant: 'quiet' })}>
          {text('spending.usage')}
        </PageLink>
      )}
    </Cluster>
  )
}
