import { useSuspenseQuery } from '@tanstack/react-query'
import { useText } from '~/platform/i18n/text.tsx'
import { formatMoney } from '~/platform/money/money.ts'
import { memberId } from '~/platform/session/member-id.ts'
import { Card } from '~/ui/card/card.tsx'
import { Stack } from '~/ui/layout/layout.tsx'
import { Notice } from '~/ui/notice/notice.tsx'
import { SpendingPeriodBar } from '~/ui/page/spending-period.tsx'
import { spending, type AccountKind } from '../api.ts'
import { AccountTypeLine } from './account-type-line.tsx'
import { Uses } from './uses.tsx'
import { PeriodFacts } from './period-facts.tsx'

/** The accounts of one kind with their current period, for members without maaxClaims (ACCTS-03, D-11). */
export function Products({ kind }: { kind: AccountKind }) {
  const text = useText()
  const { data } = useSuspenseQuery(spending.products(kind, memberId()))
  if (data.products.length === 0)
    return (
      <Notice tone="neutral" heading={text('spending.none')}>
        <p>{text('spending.none.text')}</p>
      </Notice>
    )
  return (
    <Stack gap="l">
      {data.products.map(({ productCode, description, accountType, period, usableAmount }) => (
        <Card key={productCode} title={description}>
          <Stack gap="m">
            <SpendingPeriodBar label={description} left={formatMoney(usableAmount, text.locale)} period={period} />
            <PeriodFacts period={period} total={usableAmount} />
            <AccountTypeLine type={accountType} />
            <Uses kind={kind} />
          </Stack>
        </Card>
      ))}
    </Stack>
  )
}
