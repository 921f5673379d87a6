import { useGetPremiums } from '~generated/member/queries/premiums.ts'
import type { PremiumPayment } from '~generated/member/model/index.ts'
import { formatDate } from '~/platform/dates/date8.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { formatMoney } from '~/platform/money/money.ts'
import { Notice } from '~/ui/notice/notice.tsx'
import { latestPayment } from '../../model/amounts.ts'
import { OwedCard } from '../../owed-card.tsx'

/** The payment that was just made. A status that the portal does not know counts as approved (contract, PremiumPayment). */
export function Receipt({ payment: { paymentId, status, amount, date } }: { payment: PremiumPayment }) {
  const text = useText()
  const values = { amount: formatMoney(amount, text.locale), date: formatDate(date, text.locale) }
  return (
    <Notice tone="ok" heading={status === 'PENDING' ? text('premiums.confirmed.pending', values) : text('premiums.confirmed.text', values)}>
      <p>{text('premiums.confirmed.reference', { reference: paymentId })}</p>
    </Notice>
  )
}

/** The newest one-time payment on file, for a page that was opened again. */
export function LatestPayment() {
  const text = useText()
  const { data } = useGetPremiums()
  const latest = data && latestPayment(data)
  if (!latest)
    return (
      <Notice tone="neutral" heading={text('premiums.confirmed.none.title')}>
        <p>{text('premiums.confirmed.none.text')}</p>
      </Notice>
    )
  return (
    <Notice
      tone="ok"
      heading={text('premiums.confirmed.text', { amount: formatMoney(latest.amount, text.locale), date: formatDate(latest.date, text.locale) })}
    />
  )
}

export function WhatIsOwed() {
  const text = useText()
  const { data } = useGetPremiums()
  return data && <OwedCard title={text('premiums.confirmed.owed')} total={data.totalAmount} />
}
