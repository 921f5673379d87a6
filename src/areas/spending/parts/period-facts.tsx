import type { SpendingPeriod } from '~generated/member/model/index.ts'
import { useText } from '~/platform/i18n/text.tsx'
import type { SpendingKind } from '~/platform/insured/spending-accounts.ts'
import { PageLink } from '~/platform/pages/navigation.tsx'
import { usePolicy } from '~/platform/policy/policy.ts'
import { usePortalActions } from '~/platform/shell-stores.ts'
import { Button, buttonClass } from '~/ui/button.tsx'
import { Cluster, DefinitionList } from '~/ui/layout.tsx'

/** The figures of the current period, and what can be used of all periods together (ACCTS-04, ACCTS-05). */
export function PeriodFacts({ period, total }: { period: SpendingPeriod; total: string }) {
  const text = useText()
  const { startDate, endDate, forfeitDate } = period
  const money = (id: 'allocationAmount' | 'usedAmount' | 'balanceAmount' | 'usableAmount') => ({
    id,
    label: text(`spending.${id}`),
    value: text.money(period[id]),
  })
  return (
    <DefinitionList
      items={[
        {
          id: 'period',
          label: text('spending.period'),
          value: text('spending.period.dates', { from: text.date(startDate), to: text.date(endDate) }),
        },
        money('allocationAmount'),
        money('usedAmount'),
        money('balanceAmount'),
        money('usableAmount'),
        ...(forfeitDate ? [{ id: 'forfeit', label: text('spending.forfeitDate'), value: text.date(forfeitDate) }] : []),
        { id: 'total', label: text('spending.total'), value: <strong>{text.money(total)}</strong> },
      ]}
    />
  )
}

/** What becomes of credits that are not used; nothing for a type that is not known (ACCTS-06, D-123). */
export function AccountTypeLine({ type }: { type: string }) {
  const text = useText()
  if (type !== 'CRCFWRD' && type !== 'NOCFWRD') return null
  return <p>{text(`spending.type.${type}`)}</p>
}

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
