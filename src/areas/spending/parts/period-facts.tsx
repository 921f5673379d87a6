import type { SpendingPeriod } from '~generated/member/model/index.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { DefinitionList } from '~/ui/layout.tsx'

/** The amounts of the current period, and the usable total of all periods (ACCTS-04, ACCTS-05). */
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

/** The rule for unused credits; renders nothing for an unknown type (ACCTS-06, D-123). */
export function AccountTypeLine({ type }: { type: string }) {
  const text = useText()
  if (type !== 'CRCFWRD' && type !== 'NOCFWRD') return null
  return <p>{text(`spending.type.${type}`)}</p>
}
