import type { SpendingPeriod } from '~generated/member/model/index.ts'
import { formatDate } from '~/platform/dates/date8.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { formatMoney } from '~/platform/money/money.ts'
import { DefinitionList } from '~/ui/definition-list/definition-list.tsx'

/** The figures of the current period, and what can be used of all periods together (ACCTS-04, ACCTS-05). */
export function PeriodFacts({ period, total }: { period: SpendingPeriod; total: string }) {
  const text = useText()
  const { startDate, endDate, forfeitDate } = period
  const money = (id: 'allocationAmount' | 'usedAmount' | 'balanceAmount' | 'usableAmount') => ({
    id,
    label: text(`spending.${id}`),
    value: formatMoney(period[id], text.locale),
  })
  return (
    <DefinitionList
      items={[
        {
          id: 'period',
          label: text('spending.period'),
          value: text('spending.period.dates', { from: formatDate(startDate, text.locale), to: formatDate(endDate, text.locale) }),
        },
        money('allocationAmount'),
        money('usedAmount'),
        money('balanceAmount'),
        money('usableAmount'),
        ...(forfeitDate ? [{ id: 'forfeit', label: text('spending.forfeitDate'), value: formatDate(forfeitDate, text.locale) }] : []),
        { id: 'total', label: text('spending.total'), value: <strong>{formatMoney(total, text.locale)}</strong> },
      ]}
    />
  )
}
