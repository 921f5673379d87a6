import { useSearchParams } from 'react-router'
import { paymentHistoryFilterForm } from '~generated/forms/history/payment-history-filter.ts'
import { FilterForm } from '~/forms/filter-form.tsx'
import { formatDate } from '~/platform/dates/date8.ts'
import type { ClosedPeriod, Period } from '~/platform/dates/period.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { announce } from '~/ui/live-region/announcements.ts'

/** The period of the payments, kept in the address so that Back and the way back from a payment find it (F-24). */
export function PaymentFilter({ period }: { period: Period }) {
  const text = useText()
  const [, setQuery] = useSearchParams()
  function search({ fromDate, toDate }: ClosedPeriod) {
    setQuery({ fromDate, toDate }, { preventScrollReset: true })
    announce(text('payments.caption', { from: formatDate(fromDate, text.locale), to: formatDate(toDate, text.locale) }))
  }
  return (
    <FilterForm
      title={text('history.filter.title')}
      definition={paymentHistoryFilterForm}
      shown={period}
      searchLabel={text('history.filter.search')}
      onSearch={search}
    />
  )
}
