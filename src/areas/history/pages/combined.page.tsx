import { useQueries } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { HistoryFilter } from '~generated/forms/history/history-filter.ts'
import { getCardholderDetailsQuery, listParticipantsQuery } from '~generated/member/queries/account.ts'
import { downloadClaimsPdf, searchClaimsQuery, useSearchClaims } from '~generated/member/queries/history.ts'
import type { Option } from '~/forms/definition.ts'
import { LazyFilter, CollapsibleFilter } from '~/forms/collapsible-filter.tsx'
import { type Text, useText } from '~/platform/i18n/text.tsx'
import { textMatcher } from '~/platform/text-search.ts'
import { periodInFileName } from '~/domain/dates/period.ts'
import { formatName } from '~/domain/participants.ts'
import { usePolicy } from '~/platform/policy/policy.ts'
import { PageLink } from '~/platform/pages/navigation.tsx'
import { useStore } from '~/platform/store.ts'
import { AlertBox } from '~/ui/alert-box.tsx'
import { DataTable, tableLabels } from '~/ui/data-table/data-table.tsx'
import { Inline, DefinitionList, Stack } from '~/ui/layout.tsx'
import { useAnnouncement } from '~/ui/live-region/announcements.ts'
import { documentName } from '~/components/download-button.tsx'
import { useQueriesSettled } from '~/components/use-queries-settled.ts'
import { DeferredSection, Page, PageSkeleton } from '~/components/page.tsx'
import { historyQuery, reachedLimit, isPartialSelection, linesFor, onlyPerson } from '../model/history-search.ts'
import { columnsOf, isOwnPage, keyOf } from '../line-columns.tsx'
import { lineFacts, OpenLine, StatementButton, useOpenLine } from '../line-details.tsx'
import { FamilySwitch } from '~/components/family-switch.tsx'
import { selectedParticipantStore } from '~/platform/stores/selected-participant.ts'
import { setHistorySearch, useHistoryView } from '../history-view.ts'
import { historySearchStore, openHistorySearch, searchFor } from '../search-store.ts'
import { ALL, participantOptions, participantsOf, useParticipants } from '../participants.ts'
import { QuickPeriods } from '../quick-periods.tsx'
import { sumLines } from '~/domain/claim-totals.ts'
import { NoClaims, TextFilter, searchableText, HistoryTotals, MoreTotals } from '../history-totals.tsx'
import { CsvButton } from '../csv-button.tsx'
import css from '../history.module.css'

const importForm = async () => (await import('~generated/forms/history/history-filter.ts')).historyFilterForm

export const queries = () => [searchClaimsQuery(historyQuery(openHistorySearch())), ...peopleQueries()]

/**
 * Claims and their results, line by line, for members with maaxClaims (R-043, HIST-10..17). The filter and the list may
 * fail independently.
 */
function HistoryCombinedPage() {
  const text = useText()
  const [opening] = useState(openHistorySearch)
  const search = useStore(historySearchStore) ?? opening
  const person = useStore(selectedParticipantStore)
  const filter = useMemo(() => searchFor(person, search), [person, search])
  const [isSearched, setSearched] = useState(false)
  function find(next: HistoryFilter) {
    setHistorySearch(next)
    selectedParticipantStore.set(onlyPerson(next) ?? undefined)
    setSearched(true)
  }
  return (
    <Page
      id="history.combined"
      lead={isPhone() ? undefined : text('history.lead')}
      actions={!isPhone() && <ToPayments />}
    >
      {useQueriesSettled(peopleQueries()) ? (
        <Stack gap="m">
          <HistorySearch filter={filter} find={find} />
          <DeferredSection value={filter} skeleton={{ count: 1, shape: 'table' }}>
            {(shown, isPending) => <Lines filter={shown} isSearched={isSearched && !isPending} />}
          </DeferredSection>
        </Stack>
      ) : (
        <PageSkeleton count={1} shape="table" />
      )}
    </Page>
  )
}

export { HistoryCombinedPage as Component }

function ToPayments() {
  const text = useText()
  return <PageLink to="history.payments">{text('history.to-payments')}</PageLink>
}

interface SearchProps {
  filter: HistoryFilter
  find: (next: HistoryFilter) => void
}

function Questions({ filter, find }: SearchProps) {
  const text = useText()
  const people = useParticipants()
  const context = useMemo(
    () => ({ options: { people: participantOptions(people, text), benefits: benefitOptions(text) } }),
    [people, text],
  )
  return (
    <LazyFilter
      importForm={importForm}
      context={context}
      shown={filter}
      searchLabel={text('history.filter.search')}
      onSearch={find}
    />
  )
}

/** Queries for the people whom the member can choose. If one of them fails, no person can be chosen. */
const peopleQueries = () => [listParticipantsQuery(), getCardholderDetailsQuery()] as const

/** Buttons that filter the history by person with one press (D-227). */
function People({ filter, find }: SearchProps) {
  const [{ data: participants }, { data: cardholder }] = useQueries({ queries: peopleQueries() })
  return (
    <FamilySwitch
      people={cardholder ? participantsOf(participants ?? null, cardholder.participantId) : []}
      chosen={onlyPerson(filter)}
      onChoose={(person) => find({ ...filter, participantId: [person ?? ALL] })}
    />
  )
}

/** The filter: person, benefit, and whether the period is by date of service or by date processed (F-26). */
function HistorySearch({ filter, find }: SearchProps) {
  const text = useText()
  return (
    <Stack gap="s">
      <div className={css.choices}>
        <Inline between gap="s">
          <People filter={filter} find={find} />
          <QuickPeriods
            shown={{ fromDate: filter.from, toDate: filter.to }}
            onChoose={({ fromDate, toDate }) => find({ ...filter, from: fromDate, to: toDate })}
          />
        </Inline>
      </div>
      <div data-print="hide">
        <CollapsibleFilter
          title={text(isPhone() ? 'history.filter.more' : 'history.filter.by')}
          importForm={importForm}
        >
          <Questions filter={filter} find={find} />
        </CollapsibleFilter>
      </div>
    </Stack>
  )
}

/**
 * The lines found, their totals, and the search result as a PDF, which supports only one person or all people. After a
 * search, screen readers hear how many claims there are, and whose.
 */
function Lines({ filter, isSearched }: { filter: HistoryFilter; isSearched: boolean }) {
  const text = useText()
  const search = historyQuery(filter)
  const { data } = useSearchClaims(search)
  const openLine = useOpenLine()
  const { claimTracker } = usePolicy()
  const { words, setWords, ...view } = useHistoryView()
  const found = useMemo(() => linesFor(filter, data?.claimSearchResults ?? []), [filter, data])
  const lines = useMemo(() => {
    const isWanted = textMatcher(words)
    return words.trim() ? found.filter((line) => isWanted(searchableText(line))) : found
  }, [found, words])
  // The pages of the lines have their details. Lines without a page show them below the row.
  const hasDetails = lines.some((line) => !isOwnPage(line, claimTracker))
  const columns = useMemo(() => columnsOf(text, filter.searchBy, hasDetails), [text, filter.searchBy, hasDetails])
  const sums = useMemo(() => (lines.length > 0 ? sumLines(lines) : undefined), [lines])
  const limit = reachedLimit(data)
  const [first] = found
  const person = first && onlyPerson(filter) ? formatName(first.participantInfo.firstName, text.locale) : 'none'
  useAnnouncement(
    isSearched ? text('history.found', { person, period: captionOf(filter, text), count: found.length }) : '',
  )
  const period = { fromDate: filter.from, toDate: filter.to }
  const downloads = (
    <Stack gap="s">
      <Inline gap="s">
        <StatementButton
          label={text('history.download')}
          download={() =>
            downloadClaimsPdf(search, { fileName: documentName('getClaimsPdf', periodInFileName(period)) })
          }
        />
        <CsvButton lines={lines} period={period} />
      </Inline>
      {isPartialSelection(filter) && <p>{text('history.download.everybody')}</p>}
    </Stack>
  )
  return (
    <Stack gap="m">
      {limit && <AlertBox tone="info">{text('history.max', { limit })}</AlertBox>}
      {(sums || isPhone()) && (
        <Inline between gap="s">
          {sums && <HistoryTotals sums={sums} isShort={isPhone()} />}
          {isPhone() && <ToPayments />}
        </Inline>
      )}
      {found.length > 0 && (
        <Stack gap="s">
          <Inline between>
            <TextFilter initial={words} onWords={setWords} />
            {!isPhone() && downloads}
          </Inline>
          <p role="status">
            {words.trim() !== '' && text('history.year.found', { count: lines.length, total: found.length })}
          </p>
        </Stack>
      )}
      <OpenLine value={openLine}>
        <DataTable
          caption={captionOf(filter, text)}
          hideCaption={isPhone()}
          columns={columns}
          rows={lines}
          rowKey={keyOf}
          locale={text.tag}
          labels={tableLabels(text)}
          initialSort={{ column: filter.searchBy === 'processed' ? 'processed' : 'date', direction: 'descending' }}
          {...view}
          plainCells
          opened={openLine}
          renderOpened={(line) => <DefinitionList layout="tiles" items={lineFacts(line, text)} />}
          empty={found.length === 0 && <NoClaims text={text('history.empty.text')} />}
        />
      </OpenLine>
      {isPhone() && found.length > 0 && downloads}
      <MoreTotals sums={sums} isWhole={isPhone()} />
    </Stack>
  )
}

/** True on a phone, which shows the claims first, and what else there is below them. */
const isPhone = (): boolean => matchMedia('(max-width: 30rem)').matches

/** The caption of the list. It depends on whether the search is by date of service or by date processed (D-92). */
function captionOf({ searchBy, from, to }: HistoryFilter, text: Text): string {
  const days = { from: text.date(from), to: text.date(to) }
  return searchBy === 'processed' ? text('history.caption.processed', days) : text('history.caption', days)
}

/** The categories of benefits (DATA-66). */
const BENEFITS = ['OOP', 'HOSP', 'DRUG', 'DNTL', 'CHLTH'] as const

/** The options of the filter by benefit: "all" first, then the categories sorted by label (HIST-22, I18N-11). */
export const benefitOptions = (text: Text): readonly Option[] => [
  { value: ALL, label: text('history.filter.every-benefit') },
  ...BENEFITS.map((value) => ({ value, label: text(`history.benefit.${value}`) })).toSorted((a, b) =>
    a.label.localeCompare(b.label, text.tag),
  ),
]
