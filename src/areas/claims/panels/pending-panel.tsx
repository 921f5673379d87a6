import { formatDate } from '~/platform/dates/date8.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { formatMoney } from '~/platform/money/money.ts'
import { AlertBox } from '~/ui/alert-box/alert-box.tsx'
import type { PanelProps } from './panel.ts'

/** Claims that are still being worked on, so that nobody sends one twice; and when nothing can be claimed online (D-97, CLAIM-02). */
export function PendingPanel({ data }: PanelProps) {
  const text = useText()
  if (data.claimTypes.length === 0) return <AlertBox tone="info">{text('claims.type.none')}</AlertBox>
  if (data.pendingServices.length === 0) return null
  return (
    <AlertBox tone="info" title={text('claims.pending.title', { count: data.pendingServices.length })}>
      <ul>
        {data.pendingServices.slice(0, 3).map(({ claimId, line, serviceDescription, serviceDate, submittedAmount }) => (
          <li key={`${claimId} ${line}`}>
            {text('claims.pending.item', {
              service: serviceDescription,
              date: formatDate(serviceDate, text.locale),
              amount: formatMoney(submittedAmount, text.locale),
            })}
          </li>
        ))}
      </ul>
    </AlertBox>
  )
}
