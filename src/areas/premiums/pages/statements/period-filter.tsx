import { useSearchParams } from 'react-router'
import { premiumStatementFilterForm } from '~generated/forms/premiums/premium-statement-filter.ts'
import { FilterForm } from '~/forms/filter-form.tsx'
import type { Period } from '~/platform/dates/period.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { announce } from '~/ui/live-region/announcements.ts'
import { periodText } from '../../period-text.ts'

/** The period, kept in the address so that Back and a bookmark work (F-22). */
export function PeriodFilter({ period }: { period: Period }) {
  const text = useText()
  const [, setQuery] = useSearchParams()
  function show(chosen: Period) {
    setQuery({ ...chosen }, { preventScrollReset: true })
    announce(periodText(chosen, text))
  }
  return (
    <FilterForm
      title={text('premiums.filter.title')}
      definition={premiumStatementFilterForm}
      shown={period}
      searchLabel={text('premiums.filter.apply')}
      onSearch={show}
      clear={{ label: text('premiums.filter.clear'), onClear: () => show({}) }}
    />
  )
}
