import { useGetCardholderDetails } from '~generated/member/queries/account.ts'
import { today8 } from '~/domain/dates/date8.ts'
import type { ClosedPeriod, Period } from '~/domain/dates/period.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { fullName } from '~/domain/participants.ts'
import { Button } from '~/ui/button.tsx'
import { Inline } from '~/ui/layout.tsx'
import { quickPeriods } from './model/quick-periods.ts'

/** Print header: member, policy and date. */
export function PrintLine() {
  const text = useText()
  const { data } = useGetCardholderDetails()
  return (
    <p data-print="only">
      {text('history.year.print', {
        name: fullName(data, text.locale),
        policy: data.policyNumber,
        date: text.date(today8()),
      })}
    </p>
  )
}

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
