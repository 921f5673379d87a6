import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { MessageId } from '~generated/i18n/messages.ts'
import type { SpendingPeriod } from '~generated/member/model/index.ts'
import { formatDate } from '~/platform/dates/date8.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { formatMoney } from '~/platform/money/money.ts'
import { memberId } from '~/platform/session/member-id.ts'
import { BalanceBar } from '~/ui/balance-bar/balance-bar.tsx'
import { Card } from '~/ui/card/card.tsx'
import { Stack } from '~/ui/layout/layout.tsx'
import { SectionBoundary } from '~/ui/page/section-boundary.tsx'
import { dashboard, type SpendingKind } from '../../api.ts'
import css from './home.module.css'

const TITLES = { HSA: 'dashboard.balance.hsa', PWA: 'dashboard.balance.pwa' } as const satisfies Record<SpendingKind, MessageId>

/** What is left in the spending accounts that the plan has; none, no card (D-57). Each may fail by itself. */
export function Balances() {
  const { data } = useSuspenseQuery(dashboard.benefits(memberId()))
  const kinds = (['HSA', 'PWA'] as const).filter((kind) => data.benefits.some(({ key }) => key === kind))
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

/** A 204 is a balance of zero (ACCTS-02). The picture comes with the account's period, and its absence is no failure: the amount stands without it. */
function Balance({ kind }: { kind: SpendingKind }) {
  const text = useText()
  const id = memberId()
  const title = text(TITLES[kind])
  const { data } = useSuspenseQuery(dashboard.balance(kind, id))
  const period = useQuery(dashboard.spendingAccount(kind, id)).data?.currentPeriod
  const left = formatMoney(data?.balance ?? '0.00', text.locale)
  return (
    <Card title={title}>
      {period ? (
        <Period label={title} left={left} period={period} />
      ) : (
        <p className={css.balance}>
          {left} <span>{text('dashboard.balance.left')}</span>
        </p>
      )}
    </Card>
  )
}

function Period({ label, left, period }: { label: string; left: string; period: SpendingPeriod }) {
  const text = useText()
  const { usedAmount, allocationAmount, forfeitDate, endDate } = period
  return (
    <BalanceBar
      label={label}
      headline={left}
      detail={text('dashboard.balance.left')}
      used={Number(usedAmount)}
      total={Number(allocationAmount)}
      usedText={text('dashboard.balance.used', { used: formatMoney(usedAmount, text.locale), allocation: formatMoney(allocationAmount, text.locale) })}
      untilText={text('dashboard.balance.until', { date: formatDate(forfeitDate ?? endDate, text.locale) })}
    />
  )
}
