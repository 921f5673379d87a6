import { useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query'
import { useText } from '~/platform/i18n/text.tsx'
import { formatMoney } from '~/platform/money/money.ts'
import { memberId } from '~/platform/session/member-id.ts'
import { Card } from '~/ui/card/card.tsx'
import { Stack } from '~/ui/layout/layout.tsx'
import { dashboard } from '../../api.ts'
import css from './home.module.css'

const ACCOUNTS = {
  HSA: { query: dashboard.healthSpendingBalance, title: 'dashboard.balance.hsa' },
  PWA: { query: dashboard.wellnessBalance, title: 'dashboard.balance.pwa' },
} as const

/** What is left in the spending accounts that the plan has; none, no card (D-57). A 204 is a balance of zero. */
export function Balances() {
  const text = useText()
  const id = memberId()
  const { data } = useSuspenseQuery(dashboard.benefits(id))
  const keys = (['HSA', 'PWA'] as const).filter((key) => data.benefits.some((benefit) => benefit.key === key))
  const balances = useSuspenseQueries({ queries: keys.map((key) => ACCOUNTS[key].query(id)) })
  return (
    <Stack gap="l">
      {keys.map((key, index) => (
        <Card key={key} title={text(ACCOUNTS[key].title)}>
          <p className={css.balance}>
            {formatMoney(balances[index]?.data?.balance ?? '0.00', text.locale)} <span>{text('dashboard.balance.left')}</span>
          </p>
        </Card>
      ))}
    </Stack>
  )
}
