import { useMemo } from 'react'
import { historyFilterForm, type HistoryFilter } from '~generated/forms/history/history-filter.ts'
import { FilterForm } from '~/forms/filter-form.tsx'
import { useText } from '~/platform/i18n/text.tsx'
import { announce } from '~/ui/live-region/announcements.ts'
import { benefitOptions } from '../../model/benefits.ts'
import { peopleOptions } from '../../model/people.ts'
import { historySearchStore } from '../../search-store.ts'
import { usePeople } from '../../use-people.ts'
import { captionOf } from './caption-of.ts'

/** Whose claims, of which benefit, by which of their dates (F-26). */
export function HistorySearch({ filter }: { filter: HistoryFilter }) {
  const text = useText()
  const people = usePeople()
  const context = useMemo(() => ({ options: { people: peopleOptions(people, text), benefits: benefitOptions(text) } }), [people, text])
  function find(next: HistoryFilter) {
    historySearchStore.set(next)
    announce(captionOf(next, text))
  }
  return (
    <FilterForm
      isFolded
      title={text('history.filter.by')}
      definition={historyFilterForm}
      context={context}
      shown={filter}
      searchLabel={text('history.filter.search')}
      onSearch={find}
    />
  )
}
