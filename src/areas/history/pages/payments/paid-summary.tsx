import type { PaymentHistory } from '~generated/member/model/index.ts'
import { formatMonth } from '~/platform/dates/month.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { formatMoney, toCents } from '~/platform/money/money.ts'
import { BarList } from '~/ui/bar-list/bar-list.tsx'
import { Card } from '~/ui/card/card.tsx'
import { DefinitionList } from '~/ui/definition-list/definition-list.tsx'
import { Stack } from '~/ui/layout/layout.tsx'
import { paidByMonth } from '../../model/payments.ts'

/** As many months as a glance takes in. */
const MOST_BARS = 12

/** The total of a period, and how it spreads over its months. */
export function PaidSummary({ payments: { totalPaidAmount, paymentLines } }: { payments: PaymentHistory }) {
  const text = useText()
  const months = paidByMonth(paymentLines)
  return (
    <Card>
      <Stack gap="m">
        <DefinitionList
          layout="tiles"
          items={[{ id: 'total', label: text('payments.total'), value: <strong>{formatMoney(totalPaidAmount, text.locale)}</strong> }]}
        />
        {months.length > 1 && months.length <= MOST_BARS && (
          <BarList
            caption={text('payments.by-month')}
            items={months.map(({ month, paid }) => ({
              id: month,
              label: formatMonth(month, text.locale),
              value: Math.max(0, toCents(paid)),
              text: formatMoney(paid, text.locale),
            }))}
          />
        )}
      </Stack>
    </Card>
  )
}
