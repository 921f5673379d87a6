import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { MessageId } from '~generated/i18n/messages.ts'
import { getCardholderDetailsQuery } from '~generated/member/queries/account.ts'
import { benefitLimits } from '~/domain/benefit-limits.ts'
import { benefitsQuery } from '~/domain/shared-queries.ts'
import { type SpendingKind, spendingAccountQuery, spendingBalanceQuery } from '~/domain/spending-accounts.ts'
import { taxYear } from '~/domain/tax-year.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { loadChunk } from '~/platform/load-chunk.ts'
import { PageLink } from '~/platform/pages/navigation.tsx'
import { canOpen, type PageId } from '~/platform/pages/page-registry.ts'
import { canClaimHsaBalance, canSubmitClaims, usePolicy } from '~/platform/policy/policy.ts'
import { withoutDialog } from '~/platform/query/query.ts'
import { LimitBars } from '~/components/limit-bars.tsx'
import { PageSkeleton, SectionBoundary } from '~/components/page.tsx'
import { SpendingPeriodBar } from '~/components/spending-period.tsx'
import { useStartClaim } from '~/components/start-claim.ts'
import { Button } from '~/ui/button.tsx'
import { Card, Stack } from '~/ui/layout.tsx'
import { accountsOf, seasonalTaxQuery } from '../dashboard-queries.ts'
import { useFamily } from '../family.ts'
import css from './home.module.css'

const importTaxYear = () => import('~/components/tax-year.tsx')
const LazyTaxYear = lazy(() => loadChunk(importTaxYear).then(({ TaxYear }) => ({ default: TaxYear })))

/**
 * Shows the amount that the member paid last year. It is shown in the months in which tax returns are due, and is left
 * out if the query fails (D-225).
 */
export function Taxes() {
  const text = useText()
  const { isSuccess } = useQuery(seasonalTaxQuery(usePolicy()))
  if (!isSuccess) return null
  return (
    <SectionBoundary>
      <Suspense fallback={<PageSkeleton count={1} />}>
        <Card title={text('taxes.title', { year: taxYear().year })}>
          <LazyTaxYear />
        </Card>
      </Suspense>
    </SectionBoundary>
  )
}

/** Maximum number of limits shown: those closest to being used up. */
const LIMITS = 3

/**
 * The remaining amounts of the most used limits this year, for the chosen person or otherwise the member, if the
 * service returns them and the plan has not ended. The coverage page shows all limits.
 */
export function RemainingLimits() {
  const text = useText()
  const policy = usePolicy()
  const { data: benefits } = useSuspenseQuery(benefitsQuery())
  // If the cardholder cannot be loaded, the greeting shows the error, and this card is hidden.
  const { data: cardholder } = useQuery(getCardholderDetailsQuery())
  const { chosen } = useFamily()
  const participantId = chosen?.participantId ?? cardholder?.participantId
  const limits = participantId ? benefitLimits(benefits, participantId).used.slice(0, LIMITS) : []
  if (limits.length === 0 || policy.isTerminated || !canOpen('coverage.overview', policy)) return null
  return (
    <Card title={text('limits.title')} action={<PageLink to="coverage.overview">{text('limits.all')}</PageLink>}>
      <LimitBars limits={limits} isCompact />
    </Card>
  )
}

const PAGES = { hsa: 'spending.health', pwa: 'spending.wellness' } as const satisfies Record<SpendingKind, PageId>
const TITLES = { hsa: 'dashboard.balance.hsa', pwa: 'dashboard.balance.pwa' } as const satisfies Record<
  SpendingKind,
  MessageId
>

/**
 * The balances of the plan's spending accounts. There is no card if the plan has none (D-57). Each balance may fail to
 * load independently.
 */
export function Balances() {
  const { data } = useSuspenseQuery(benefitsQuery())
  const kinds = accountsOf(data)
  if (kinds.length === 0) return null
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

/**
 * The balance of one account. A 204 means a balance of zero for a health account, and no balance for a wellness account
 * (ACCTS-02, ACCTS-10). The bar needs the account's period; without it, only the amount is shown.
 */
function Balance({ kind }: { kind: SpendingKind }) {
  const text = useText()
  const title = text(TITLES[kind])
  const policy = usePolicy()
  const { openClaim } = useStartClaim()
  const { data } = useSuspenseQuery(spendingBalanceQuery(kind))
  const { data: account } = useQuery({ ...spendingAccountQuery(kind, withoutDialog), retryOnMount: false })
  if (!data && kind === 'pwa') return null
  const left = text.money(data?.balance ?? '0.00')
  return (
    <Card
      title={title}
      action={policy.coverage && <PageLink to={PAGES[kind]}>{text('dashboard.balance.more')}</PageLink>}
    >
      <Stack gap="m">
        {account ? (
          <SpendingPeriodBar
            label={title}
            left={left}
            period={account.currentPeriod}
            earlier={account.previousPeriods}
          />
        ) : (
          <p className={css.balance}>
            {left} <span>{text('spending.period.left')}</span>
          </p>
        )}
        {kind === 'hsa' && canClaimHsaBalance(policy) && (
          <Button variant="quiet" onClick={() => void openClaim('XX-HSA', {}, true)}>
            {text('dashboard.links.use-hsa')}
          </Button>
        )}
        {kind === 'pwa' && canSubmitClaims(policy) && (
          <Button variant="quiet" onClick={() => void openClaim('XX-PSA', {}, true)}>
            {text('spending.claim')}
          </Button>
        )}
      </Stack>
    </Card>
  )
}
