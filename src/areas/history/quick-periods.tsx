import { ChoiceButtons } from '~/components/family-switch.tsx'
import { type ClosedPeriod, type Period, quickPeriods } from '~/domain/dates/period.ts'
import { useText } from '~/platform/i18n/text.tsx'

/** The choice of a preset period (D-93). */
export function QuickPeriods({ shown, onChoose }: { shown: Period; onChoose: (period: ClosedPeriod) => void }) {
  const text = useText()
  const periods = quickPeriods()
  return (
    <ChoiceButtons
      label={text('history.year.period')}
      options={periods.map(({ id }) => ({ value: id, label: text(`history.year.${id}`) }))}
      value={periods.find(({ fromDate, toDate }) => fromDate === shown.fromDate && toDate === shown.toDate)?.id}
      emptyLabel={text('history.year.other')}
      onChoose={(chosen) => {
        const { fromDate, toDate } = periods.find(({ id }) => id === chosen)!
        onChoose({ fromDate, toDate })
      }}
    />
  )
}
