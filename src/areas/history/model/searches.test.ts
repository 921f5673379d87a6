import { describe, expect, it } from 'vitest'
import type { HistoryFilter } from '~generated/forms/history/history-filter.ts'
import type { ClaimServiceLine, Participant } from '~generated/member/model/index.ts'
import { setLocale } from '~/platform/i18n/locale.ts'
import { currentText } from '~/platform/i18n/text.tsx'
import { openTab } from '../../../../tests/support/browser.ts'
import { benefitName } from '../line-details.tsx'
import { benefitOptions } from '../pages/combined.page.tsx'
import { claimQuery, defaultClaimSearch } from './claim-search.ts'
import { historyQuery, reachedLimit, isPartialSelection, linesFor, defaultHistorySearch } from './history-search.ts'
import { ALL, selectedOf, participantsOf, participantOptions } from '../participants.ts'
import { loadMessages } from '../../../../tests/support/load-messages.ts'

const TODAY = '20261120'
const person = (participantId: string, more: Partial<Participant> = {}): Participant => ({
  participantId,
  firstName: 'DANIEL',
  lastName: 'CORMIER',
  isCardholder: false,
  active: true,
  ...more,
})

describe('participants of a search', () => {
  const people = [
    person('10'),
    person('2', { privacyConsent: false }),
    person('1', { isCardholder: true, privacyConsent: false }),
  ]
  const ids = (found: readonly Participant[]) => found.map(({ participantId }) => participantId)

  it(
    'the participants of a search are those with privacy consent and the member, in plan order',
    { tags: ['D-158'] },
    () => {
      expect(ids(participantsOf(people, '1'))).toEqual(['1', '10'])
      expect(ids(participantsOf(people, '2'))).toEqual(['2', '10'])
      expect(participantsOf(null, '1')).toEqual([])
    },
  )

  it(
    'the participant options begin with everyone, which cannot be combined with other options',
    { tags: ['HIST-03'] },
    async () => {
      openTab()
      setLocale('en')
      await loadMessages('en', ['history-filter'])
      expect(participantOptions([person('10')], currentText())).toEqual([
        { value: ALL, label: 'Everyone on your plan', exclusive: true },
        { value: '10', label: 'Daniel Cormier' },
      ])
    },
  )

  it(
    'selectedOf returns the whole list for the option "all", and otherwise the chosen values in list order',
    { tags: ['HIST-03', 'HIST-04'] },
    () => {
      expect(selectedOf([ALL], ['1', '2', '3'])).toEqual(['1', '2', '3'])
      expect(selectedOf(['3', '1', '9'], ['1', '2', '3'])).toEqual(['1', '3'])
      expect(selectedOf([], ['1'])).toEqual([])
    },
  )
})

describe('claimQuery', () => {
  const lists = { people: ['1', '2', '3'], types: ['XX-PRAC', 'XX-DENT'] }
  const opening = defaultClaimSearch(TODAY)
  const query = (more: object) => claimQuery({ ...opening, ...more }, lists, TODAY)

  it(
    'the claim search covers all participants, all claim types and twelve months by default',
    { tags: ['HIST-01', 'HIST-03', 'HIST-04', 'D-93'] },
    () => {
      expect(claimQuery(opening, lists, TODAY)).toEqual({
        participants: '1,2,3',
        claimTypes: 'XX-PRAC,XX-DENT',
        fromDate: '20251120',
        toDate: TODAY,
      })
    },
  )

  it('the claim search joins the chosen values with commas', { tags: ['HIST-05', 'D-159'] }, () => {
    expect(query({ participant: ['3', '1'], claimTypes: ['XX-DENT'] })).toMatchObject({
      participants: '1,3',
      claimTypes: 'XX-DENT',
    })
  })

  it.each([
    { participant: [] },
    { claimTypes: [] },
    { fromDate: undefined },
    { toDate: undefined },
    { toDate: '20261121' },
    { fromDate: '20241119' },
  ])('the claim search is undefined if the form has %j', { tags: ['HIST-02', 'CONST-18'] }, (more) =>
    expect(query(more)).toBeUndefined(),
  )
  it.each([
    { people: [], types: lists.types },
    { people: lists.people, types: [] },
  ])('the claim search is undefined if the plan has %j', { tags: ['HIST-02'] }, (none) =>
    expect(claimQuery(opening, none, TODAY)).toBeUndefined(),
  )
})

describe('historyQuery', () => {
  const opening = defaultHistorySearch(TODAY)
  const query = (more: Partial<HistoryFilter>) => historyQuery({ ...opening, ...more })

  it(
    'the history search is by service date, and has no participant and no benefit, by default',
    { tags: ['HIST-14', 'HIST-11', 'HIST-12', 'D-92', 'D-93', 'D-94'] },
    () => {
      expect(historyQuery(opening)).toEqual({
        serviceDateFrom: '20251120',
        serviceDateTo: TODAY,
        sortBy: 'serviceDate',
      })
    },
  )

  it('the history search is by date processed if the member chooses that', { tags: ['HIST-13'] }, () => {
    expect(query({ searchBy: 'processed' })).toEqual({
      processedDateFrom: '20251120',
      processedDateTo: TODAY,
      sortBy: 'processedDate',
    })
  })

  it('the history search sends one participant and one benefit', { tags: ['HIST-11', 'HIST-12'] }, () => {
    expect(query({ participantId: ['2'], benefitCode: 'DRUG' })).toMatchObject({
      participantId: '2',
      benefitCode: 'DRUG',
    })
  })

  it.each([[['1', '2']], [[]], [undefined], [[ALL]]])(
    'the history search sends no participant if the participants %j are chosen',
    { tags: ['HIST-11', 'D-94'] },
    (participantId) => {
      const { participantId: _everybody, ...rest } = opening
      expect(historyQuery({ ...rest, ...(participantId && { participantId }) })).not.toHaveProperty('participantId')
    },
  )

  const line = (participantId: string) => ({ participantInfo: { participantId, firstName: 'X' } }) as ClaimServiceLine
  it(
    'the portal filters the claim lines of a history search of several participants after the response has arrived',
    { tags: ['HIST-11'] },
    () => {
      const found = [line('1'), line('2'), line('3')]
      const shown = (participantId: string[]) =>
        linesFor({ ...opening, participantId }, found).map(({ participantInfo }) => participantInfo.participantId)
      expect([shown(['1', '3']), shown(['2']), shown([ALL]), shown([])]).toEqual([
        ['1', '3'],
        ['1', '2', '3'],
        ['1', '2', '3'],
        ['1', '2', '3'],
      ])
      expect([
        isPartialSelection({ ...opening, participantId: ['1', '3'] }),
        isPartialSelection({ ...opening, participantId: ['1'] }),
        isPartialSelection(opening),
      ]).toEqual([true, false, false])
    },
  )

  it.each([
    [499, undefined],
    [500, 500],
    [501, 500],
  ])(
    'a result that reaches the limit of 500 lines is treated as truncated (with %i lines: %s)',
    { tags: ['HIST-15', 'D-95'] },
    (count, cut) => {
      expect(reachedLimit({ claimSearchResults: Array.from({ length: count }, () => line('1')), maxLimit: 500 })).toBe(
        cut,
      )
    },
  )
})

describe('benefitOptions', () => {
  const inLanguage = async (locale: 'en' | 'fr') => {
    openTab()
    setLocale(locale)
    await loadMessages(locale, ['history', 'history-filter'])
    return currentText()
  }
  it(
    'the benefit options begin with the option for all benefits, and the others are sorted by name in both languages',
    { tags: ['HIST-22', 'I18N-11', 'DATA-66', 'COV-42'] },
    async () => {
      const names = async (locale: 'en' | 'fr') =>
        benefitOptions(await inLanguage(locale)).map(({ value, label }) => `${value} ${label}`)
      expect(await names('en')).toEqual([
        'all All benefits',
        'DNTL Dental',
        'DRUG Drugs',
        'CHLTH Extended Health Benefit',
        'HOSP Hospital',
        'OOP Travel',
      ])
      expect(await names('fr')).toEqual([
        'all Toutes les garanties',
        'HOSP Hospitalisation',
        'DRUG Médicaments',
        'CHLTH Soins de santé complémentaires',
        'DNTL Soins dentaires',
        'OOP Voyage',
      ])
    },
  )
  it('an unknown benefit code is shown unchanged', async () => {
    const text = await inLanguage('en')
    expect([benefitName('HOSP', text), benefitName('PETS', text)]).toEqual(['Hospital', 'PETS'])
  })
})
