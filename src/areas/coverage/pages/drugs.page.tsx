import { Suspense, useEffect, useRef } from 'react'
import { getCardholderDetailsQuery } from '~generated/member/queries/account.ts'
import { activeParticipantsQuery } from '~/domain/shared-queries.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { usePolicy } from '~/platform/policy/policy.ts'
import { Stack } from '~/ui/layout.tsx'
import { Page, SectionBoundary } from '~/components/page.tsx'
import { DrugDetails, PharmacistSheet } from '../drugs/drug-details.tsx'
import { DrugSearch } from '../drugs/drug-search.tsx'
import { type DrugView, useShownDrug } from '../drugs/drug-store.ts'
import css from '../drugs/drugs.module.css'
import { ForPerson } from '../parts/participant-select.tsx'
import { SuppressedDrugs } from '../parts/suppressed-coverage.tsx'

export const queries = () => [activeParticipantsQuery(), getCardholderDetailsQuery()]

/**
 * The drug page: coverage and costs for one person (R-098, COV-22). With suppressCoverage, coverage is shown as text
 * only.
 */
function CoverageDrugsPage() {
  const text = useText()
  const { suppressCoverage } = usePolicy()
  const { view, din } = useShownDrug()
  return (
    <Page id="coverage.drugs" lead={text(suppressCoverage ? 'coverage.drugs.lead.words' : 'coverage.drugs.lead')}>
      <Stack gap="l">
        {view !== 'sheet' && (
          <SectionBoundary>
            <Suspense fallback={null}>
              <SuppressedDrugs />
            </Suspense>
          </SectionBoundary>
        )}
        <View view={view} din={din} />
      </Stack>
    </Page>
  )
}

export { CoverageDrugsPage as Component }

/** The names that are announced to screen readers when the view changes. */
const NAMES = {
  search: 'coverage.drugs.search.title',
  drug: 'coverage.drugs.fact.name',
  sheet: 'coverage.drugs.sheet.title',
} as const

/** The current view: search, drug or sheet. When the view changes, the focus moves to its top. */
function View({ view, din }: { view: DrugView; din: string }) {
  const text = useText()
  const now = view === 'search' ? view : `${view} ${din}`
  const shown = useRef(now)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (shown.current === now) return
    shown.current = now
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'start' })
  }, [now])
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={text(NAMES[view])} className={css.view}>
      {view === 'sheet' ? (
        <PharmacistSheet />
      ) : (
        <ForPerson>
          {(person) => (view === 'drug' ? <DrugDetails person={person} /> : <DrugSearch person={person} />)}
        </ForPerson>
      )}
    </div>
  )
}
