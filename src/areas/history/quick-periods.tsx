import { useGetCardholderDetails } from '~generated/member/queries/account.ts'
import { today8 } from '~/platform/dates/date8.ts'
import type { ClosedPeriod } from '~/platform/dates/period.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { fullName } from '~/platform/insured/people.ts'
import { Button } from '~/ui/button.tsx'
import { Cluster } from '~/ui/layout.tsx'
import { quickPeriods } from './model/quick-periods.ts'

/** Whose history is on the paper, and of which day; on paper only. */
export function PrintLine() {
  const text = useText()
  const { data } = useGetCardholderDetails()
  return <p data-print="only">{text('history.year.print', { name: fullName(data, text.locale), policy: data.policyNumber, date: text.date(today8()) })}</p>
}

/** Periods that members ask for most, with one press (D-93). */
export function QuickPeriods({ shown, onChoose }: { shown: ClosedPeriod; onChoose: (period: ClosedPeriod) => void }) {
  const text = useText()
  return (
    <div role="group" aria-label={text('history.year.period')} data-print="hide">
      <Cluster gap="s">
        {quickPeriods().map(({ id, ...period }) => (
          <Button key={id} variant="quiet" aria-pressed={period.fromDate === shown.fromDate && period.toDate === shown.toDate} onClick={() => onChoose(period)}>
            {text(`history.year.${id}`)}
          </Button>
        ))}
      </Cluster>
    </div>
  )
}
