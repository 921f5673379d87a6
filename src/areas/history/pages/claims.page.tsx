import { Suspense, use, useEffect, useMemo, useState } from 'react'
import type { ClaimHistoryFilter } from '~generated/forms/history/claim-history-filter.ts'
import type { ClaimHistory, ClaimHistoryLine, SearchClaimHistoriesParams } from '~generated/member/model/index.ts'
import { getCardholderDetailsQuery, listParticipantsQuery } from '~generated/member/queries/account.ts'
import { listClaimTypesQuery, useListClaimTypes } from '~generated/member/queries/claims.ts'
import { downloadClaimHistoryStatementPdf, useSearchClaimHistories } from '~generated/member/queries/history.ts'
import { LazyFilter, CollapsibleFilter } from '~/forms/collapsible-filter.tsx'
import { type ClosedPeriod, periodInFileName } from '~/domain/dates/period.ts'
import { loadCatalogues } from '~/platform/i18n/catalogues.ts'
import type { Locale } from '~/platform/i18n/locale.ts'
import { type Text, useText } from '~/platform/i18n/text.tsx'
import { loadChunk, loadOnce } from '~/platform/load-chunk.ts'
import { isForExpense } from '~/domain/claim-status.ts'
import { toCents } from '~/domain/money.ts'
import { formatName } from '~/domain/participants.ts'
import { usePolicy } from '~/platform/policy/policy.ts'
import { PageLink } from '~/platform/pages/navigation.tsx'
import { useStore } from '~/platform/store.ts'
import { Card, DefinitionList, Stack } from '~/ui/layout.tsx'
import { type Column, DataTable, tableLabels } from '~/ui/data-table/data-table.tsx'
import { useAnnouncement } from '~/ui/live-region/announcements.ts'
import { documentName } from '~/components/download-button.tsx'
import { DeferredSection, Page, PageSkeleton, SectionBoundary } from '~/components/page.tsx'
import type { LineProps } from '../follow-up/unknown-claim.tsx'
import { claimQuery, defaultClaimSearch } from '../model/claim-search.ts'
import { LineToggle, OpenLine, StatementButton, useOpenLine } from '../line-details.tsx'
import { claimSearchStore } from '../search-store.ts'
import { ALL, participantOptions, useEverybody, useParticipants } from '../participants.ts'
import { QuickPeriods } from '../quick-periods.tsx'
import { NoClaims } from '../history-totals.tsx'

const importForm = async () => (await import('~generated/forms/history/claim-history-filter.ts')).claimHistoryFilterForm

const DETAILS_CATALOGUES = ['claim-follow-up', 'calendar', 'contact'] as const
/** Loads what an opened line shows, with its messages. It is loaded after the list, before the first line is opened. */
const loadDetails = loadOnce(async (locale: Locale) => {
  const [module] = await Promise.all([
    loadChunk(() => import('../claim-details.tsx')),
    loadCatalogues(locale, DETAILS_CATALOGUES),
  ])
  return module
})

export const queries = () => [listParticipantsQuery(), getCardholderDetailsQuery(), listClaimTypesQuery()]

/** Decided claims by person and type; the details of a line open within the page (R-042, D-96). */
function HistoryClaimsPage() {
  const text = useText()
  return (
    <Page id="history.claims" lead={text('claim-history.lead')}>
      <Claims />
    </Page>
  )
}

export { HistoryClaimsPage as Component }

function Questions({ search, find }: { search: ClaimHistoryFilter; find: (next: ClaimHistoryFilter) => void }) {
  const text = useText()
  const people = useParticipants()
  const { data: types } = useListClaimTypes()
  const context = useMemo(() => {
    const claimTypes = [
      { value: ALL, label: text('claim-history.every-type'), exclusive: true },
      ...(types ?? []).map(({ claimType, description }) => ({ value: claimType, label: description })),
    ]
    return { options: { people: participantOptions(people, text), claimTypes } }
  }, [people, text, types])
  return (
    <LazyFilter
      importForm={importForm}
      context={context}
      shown={search}
      searchLabel={text('history.filter.search')}
      onSearch={find}
    />
  )
}

function Claims() {
  const text = useText()
  const { claimTracker } = usePolicy()
  const people = useEverybody()
  const { data } = useListClaimTypes()
  const types = data ?? []
  const [opening] = useState(defaultClaimSearch)
  const search = useStore(claimSearchStore) ?? opening
  const [isSearched, setSearched] = useState(false)
  const asked = claimQuery(search, {
    people,
    types: types.map(({ claimType }) => claimType),
  })

  // the search needs a type (HIST-02), so without any there is nothing to choose either
  if (types.length === 0)
    return <NoClaims heading={text('claim-history.no-types.title')} text={text('claim-history.no-types')} />

  function find(next: ClaimHistoryFilter) {
    claimSearchStore.set(next)
    setSearched(true)
  }

  return (
    <Stack gap="l">
      <p data-print="hide">
        {text('claim-history.open')}{' '}
        {claimTracker && <PageLink to="dashboard.home">{text('claim-history.open.link')}</PageLink>}
      </p>
      <Stack gap="m">
        <QuickPeriods shown={search} onChoose={(period) => find({ ...search, ...period })} />
        <div data-print="hide">
          <CollapsibleFilter title={text('claim-history.filter')} importForm={importForm}>
            <Questions search={search} find={find} />
          </CollapsibleFilter>
        </div>
      </Stack>
      {asked ? (
        <DeferredSection value={asked} skeleton={{ count: 1, shape: 'table' }}>
          {(shown, isPending) => <Found asked={shown} isSearched={isSearched && !isPending} />}
        </DeferredSection>
      ) : (
        <NoClaims text={text('claim-history.empty')} />
      )}
    </Stack>
  )
}

/**
 * The results of a search by person, or a notice that there are none (HIST-06). After a search, screen readers hear how
 * many claims there are.
 */
function Found({ asked, isSearched }: { asked: SearchClaimHistoriesParams; isSearched: boolean }) {
  const text = useText()
  const { data } = useSearchClaimHistories(asked)
  const people = data ?? []
  const name = people.length === 1 ? formatName(people[0]!.participantName, text.locale) : 'none'
  const count = people.reduce((sum, { claimLines }) => sum + claimLines.length, 0)
  // a failure is shown where a line is opened
  useEffect(() => void loadDetails(text.locale).catch(() => undefined), [text.locale])
  useAnnouncement(isSearched ? text('history.found', { person: name, period: periodOf(asked, text), count }) : '')
  if (!data || data.length === 0) return <NoClaims text={text('claim-history.empty')} />
  return (
    <Stack gap="l">
      <div>
        <StatementButton
          label={text('claim-history.download')}
          download={() =>
            downloadClaimHistoryStatementPdf(asked, {
              fileName: documentName('getClaimHistoryStatementPdf', periodInFileName(asked)),
            })
          }
        />
      </div>
      {data.map((person) => (
        <PersonClaims key={person.participantId} person={person} period={asked} />
      ))}
    </Stack>
  )
}

/** The amounts of a line and their sums, in the order of the calculation (HIST-07). */
const AMOUNTS = ['submittedAmount', 'excludedAmount', 'deductibleAmount', 'paidAmount'] as const

const keyOf = ({ claimId, claimLineNumber, serviceDate, benefitDesc }: ClaimHistoryLine): string =>
  [claimId, claimLineNumber, serviceDate, benefitDesc].join(' ')

/** One person's decided lines and their sums. The details of one line at a time open below it (D-96). */
function PersonClaims({ person, period }: { person: ClaimHistory; period: ClosedPeriod }) {
  const text = useText()
  const openLine = useOpenLine()
  const columns = useMemo(() => columnsOf(text), [text])
  const { participantName, participantDob, totals, claimLines } = person
  return (
    <Card title={formatName(participantName, text.locale)}>
      <Stack gap="l">
        {participantDob && <p>{text('claim-history.born', { date: text.date(participantDob) })}</p>}
        {totals && (
          <DefinitionList
            layout="tiles"
            items={AMOUNTS.map((id) => ({
              id,
              label: text(`claim-history.total.${id}`),
              value: text.money(totals[id]),
            }))}
          />
        )}
        <OpenLine value={openLine}>
          <DataTable
            caption={periodOf(period, text)}
            columns={columns}
            rows={claimLines}
            rowKey={keyOf}
            locale={text.tag}
            labels={tableLabels(text)}
            initialSort={{ column: 'date', direction: 'descending' }}
            plainCells
            opened={openLine}
            renderOpened={(line) => <OpenedLine line={line} />}
          />
        </OpenLine>
      </Stack>
    </Card>
  )
}

/** Layout on a phone: the first and the last amount share a row, and each of the other amounts has its own row. */
const PHONE: { readonly [id in (typeof AMOUNTS)[number]]?: 'first' | 'last' } = {
  submittedAmount: 'first',
  paidAmount: 'last',
}

function columnsOf(text: Text): readonly Column<ClaimHistoryLine>[] {
  return [
    {
      id: 'service',
      header: text('history.column.service'),
      rowHeader: true,
      phone: 'title',
      cell: ({ benefitDesc }) => benefitDesc,
      sortValue: ({ benefitDesc }) => benefitDesc,
    },
    {
      id: 'date',
      header: text('history.column.date'),
      phone: 'when',
      cell: ({ serviceDate }) => text.date(serviceDate),
      sortValue: ({ serviceDate }) => Number(serviceDate),
      sortKind: 'date',
    },
    ...AMOUNTS.map((id): Column<ClaimHistoryLine> => ({
      id,
      header: text(`claim-history.column.${id}`),
      align: 'end',
      phone: PHONE[id],
      cell: (line) => (isForExpense(line) ? text.money(line[id]) : text('history.none')),
      sortValue: (line) => toCents(line[id]),
      sortKind: 'amount',
    })),
    {
      id: 'details',
      header: text('history.column.details'),
      align: 'end',
      phone: 'action',
      cell: (line) => (
        <LineToggle lineKey={keyOf(line)} what={{ service: line.benefitDesc, date: text.date(line.serviceDate) }} />
      ),
    },
  ]
}

/** Shows the calculation of a line, if the service returned the line's id (D-96). */
function OpenedLine({ line: { claimId, claimLineNumber } }: { line: ClaimHistoryLine }) {
  const text = useText()
  if (claimId === undefined || claimLineNumber === undefined) return <p>{text('claim-history.no-details')}</p>
  return (
    <SectionBoundary>
      <Suspense fallback={<PageSkeleton count={1} shape="lines" />}>
        <Details claimId={claimId} line={claimLineNumber} />
      </Suspense>
    </SectionBoundary>
  )
}

function Details(line: LineProps) {
  const { ClaimDetails } = use(loadDetails(useText().locale))
  return <ClaimDetails {...line} level={3} />
}

/** The caption of the list: services between two dates. */
const periodOf = ({ fromDate, toDate }: ClosedPeriod, text: Text): string =>
  text('history.caption', { from: text.date(fromDate), to: text.date(toDate) })
