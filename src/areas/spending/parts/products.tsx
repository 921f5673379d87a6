import { withoutDialog } from '~/platform/query/query.ts'
import { getCardholderDetailsQuery } from '~generated/member/queries/account.ts'
import {
  getHealthSpendingProductBalancesQuery,
  useGetHealthSpendingProductBalances,
} from '~generated/member/queries/spending.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { Card, Stack } from '~/ui/layout.tsx'
import { Notice } from '~/ui/notice.tsx'
import { SpendingPeriodBar } from '~/components/spending-period.tsx'
import { sumMoney } from '~/domain/money.ts'
import type { SpendingKind } from '~/domain/spending-accounts.ts'
import { ClaimLeftoversCard, claimLeftoversQueries, AccountActions } from './account-actions.tsx'
import { AccountTypeLine, PeriodFacts } from './period-facts.tsx'

export const productQueries = (kind: SpendingKind) => [
  // for the head of the printed page, which does without if the request fails
  getCardholderDetailsQuery(withoutDialog),
  getHealthSpendingProductBalancesQuery({ type: kind }),
  ...(kind === 'hsa' ? claimLeftoversQueries() : []),
]

/** The accounts of one kind with their current period, for members without maaxClaims (ACCTS-03, D-11). */
export function Products({ kind }: { kind: SpendingKind }) {
  const text = useText()
  const { data } = useGetHealthSpendingProductBalances({ type: kind })
  if (data.products.length === 0)
    return (
      <Notice tone="neutral" heading={text('spending.none')}>
        <p>{text('spending.none.text')}</p>
      </Notice>
    )
  return (
    <Stack gap="l">
      {kind === 'hsa' && (
        <ClaimLeftoversCard balance={sumMoney(data.products.map(({ usableAmount }) => usableAmount))} />
      )}
      {data.products.map(({ productCode, description, accountType, period, usableAmount }) => (
        <Card key={productCode} title={description}>
          <Stack gap="m">
            <SpendingPeriodBar label={description} left={text.money(usableAmount)} period={period} />
            <PeriodFacts period={period} total={usableAmount} />
            <AccountTypeLine type={accountType} />
            <AccountActions kind={kind} />
          </Stack>
        </Card>
      ))}
    </Stack>
  )
}
