import { type ClosedPeriod, type Period, quickPeriods } from '~/domain/dates/period.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { Button } from '~/ui/button.tsx'
import { Inline } from '~/ui/layout.tsx'

/** Buttons for preset periods (D-93). */
export function QuickPeriods({ shown, onChoose }: { shown: Period; onChoose: (period: ClosedPeriod) => void }) {
  const text = useText()
  return (
    <div role="group" aria-label={text('history.year.period')} data-print="hide">
      <Inline gap="s">
        {quickPeriods().map(({ id, ...period }) => (
          <Button
            key={id}
            variant="quiet"
            aria-pressed={period.fromDate === shown.fromDate && period.toDate === shown.toDate}
            onClick={() => onChoose(period)}
          >
            {text(`history.year.${id}`)}
          </Button>
        ))}
      </Inline>
    </div>
  )
}
