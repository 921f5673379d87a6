import { benefitsQuery } from '~/platform/insured/insured.ts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { MessageId } from '~generated/i18n/messages.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { formatMoney } from '~/platform/money/money.ts'
import { PageLink } from '~/platform/pages/page-link.tsx'
import type { PageId } from '~/platform/pages/registry.ts'
import { usePolicy } from '~/platform/policy/use-policy.ts'
import { usePortalActions } from '~/platform/shell/portal-actions.ts'
import { Button } from '~/ui/button/button.tsx'
import { Card } from '~/ui/card/card.tsx'
import { Stack } from '~/ui/layout/layout.tsx'
import { SectionBoundary } from '~/ui/page/section-boundary.tsx'
import { SpendingPeriodBar } from '~/ui/page/spending-period.tsx'
import { spendingAccountQuery, spendingBalanceQuery, type SpendingKind } from '~/platform/insured/spending-accounts.ts'
import css from './home.module.css'

/** The keys of their benefits (D-122). */
const BENEFITS = { hsa: 'HSA', pwa: 'PWA' } as const satisfies Record<SpendingKind, string>
const PAGES = { hsa: 'spending.health', pwa: 'spending.wellness' } as const satisfies Record<SpendingKind, PageId>
const TITLES = { hsa: 'dashboard.balance.hsa', pwa: 'dashboard.balance.pwa' } as const satisfies Record<SpendingKind, MessageId>

/** An account's details only draw its balance here: the amount stands without them, so that a failure is not told. */
const quietly = { errorName: 'caller' } as const

/** What is left in the spending accounts that the plan has; none, no card (D-57). Each may fail by itself. */
export function Balances() {
  const { data } = useSuspenseQuery(benefitsQuery())
  const kinds = (['hsa', 'pwa'] as const).filter((kind) => data?.benefits.some(({ key }) => key === BENEFITS[kind]))
  return (
    <Stack gap="l">
      {kinds.map((kind) => (
        <SectionBoundary key={kind}>
          <Balance kind={kind} />
        </SectionBoundary>
      ))}
    </Stack>
  )
}

/** A 204 is a balance of zero, or no balance of a wellness account (ACCTS-02, ACCTS-10). The picture comes with the account's period, and its absence is no failure: the amount stands without it. */
function Balance({ kind }: { kind: SpendingKind }) {
  const text = useText()
  const title = text(TITLES[kind])
  const { coverage: hasDetails, easyHsa, submitClaim, isSuspended } = usePolicy()
  const { openSubmitClaim } = usePortalActions()
  const { data } = useSuspenseQuery(spendingBalanceQuery(kind))
  const period = useQuery(spendingAccountQuery(kind, quietly)).data?.currentPeriod
  if (!data && kind === 'pwa') return null
  const left = formatMoney(data?.balance ?? '0.00', text.locale)
  return (
    <Card title={title} action={hasDetails && <PageLink to={PAGES[kind]}>{text('dashboard.balance.more')}</PageLink>}>
      {period ? (
        <SpendingPeriodBar label={title} left={left} period={period} />
      ) : (
        <p className={css.balance}>
          {left} <span>{text('spending.period.left')}</span>
        </p>
      )}
      {kind === 'hsa' && easyHsa && submitClaim && !isSuspended && (
        <Button variant="quiet" onClick={() => void openSubmitClaim()}>
          {text('dashboard.links.use-hsa')}
        </Button>
      )}
    </Card>
  )
}
