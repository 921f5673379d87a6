import { describe, expect, it } from 'vitest'
import type { HistoryFilter } from '~generated/forms/history/history-filter.ts'
import type { ClaimServiceLine, Participant } from '~generated/member/model/index.ts'
import { loadCatalogues } from '~/platform/i18n/catalogues.ts'
import { setLocale } from '~/platform/i18n/locale.ts'
import { currentText } from '~/platform/i18n/text.tsx'
import { openTab } from '../../../../tests/support/browser.ts'
import { benefitName, benefitOptions } from '../pages/combined.page.tsx'
import { claimQuery, defaultClaimSearch } from './claim-search.ts'
import { historyQuery, isTruncated, isPartialSelection, linesFor, defaultHistorySearch } from './history-search.ts'
import { ALL, selectedOf, participantsOf, participantOptions } from './participants.ts'

const TODAY = '20261120'
const person = (participantId: string, more: Partial<Participant> = {}): Participant => ({
  participantId,
  firstName: 'DANIEL',
  lastName: 'CORMIER',
  isCardholder: false,
  active: true,
  ...more,
})

describe('the people of a search', () => {
  const people = [person('10'), person('2', { privacyConsent: false }), person('1', { isCardholder: true, privacyConsent: false })]
  const ids = (found: readonly Participant[]) => found.map(({ participantId }) => participantId)

  it('are those who share their information, and the member, in the order of the plan', { tags: ['D-158'] }, () => {
    expect(ids(participantsOf(people, '1'))).toEqual(['1', '10'])
    expect(ids(participantsOf(people, '2'))).toEqual(['2', '10'])
    expect(participantsOf(null, '1')).toEqual([])
  })

  it('begin with everybody, who is chosen alone', { tags: ['HIST-03'] }, async () => {
    openTab()
    setLocale('en')
    await loadCatalogues('en', ['history-filter'])
    expect(participantOptions([person('10')], currentText())).toEqual([
      { value: ALL, label: 'Everyone on your plan', exclusive: true },
      { value: '10', label: 'Daniel Cormier' },
    ])
  })

  it('"all" is the whole list; others are taken in its order, and nobody who is not in it', { tags: ['HIST-03', 'HIST-04'] }, () => {
    expect(selectedOf([ALL], ['1', '2', '3'])).toEqual(['1', '2', '3'])
    expect(selectedOf(['3', '1', '9'], ['1', '2', '3'])).toEqual(['1', '3'])
    expect(selectedOf([], ['1'])).toEqual([])
  })
})

describe('a search of the claim history', () => {
  const lists = { people: ['1', '2', '3'], types: ['XX-PRAC', 'XX-DENT'] }
  const opening = defaultClaimSearch(TODAY)
  const query = (more: object) => claimQuery({ ...opening, ...more }, lists, TODAY)

  it('opens with everybody, everything and the last twelve months', { tags: ['HIST-01', 'HIST-03', 'HIST-04', 'D-93'] }, () => {
    expect(claimQuery(opening, lists, TODAY)).toEqual({ participants: '1,2,3', claimTypes: 'XX-PRAC,XX-DENT', fromDate: '20251120', toDate: TODAY })
  })

  it('joins what was chosen with commas', { tags: ['HIST-05', 'D-159'] }, () => {
    expect(query({ participant: ['3', '1'], claimTypes: ['XX-DENT'] })).toMatchObject({ participants: '1,3', claimTypes: 'XX-DENT' })
  })

  it.each([{ participant: [] }, { claimTypes: [] }, { fromDate: undefined }, { toDate: undefined }, { toDate: '20261121' }, { fromDate: '20241119' }])(
    'is none with %j',
    { tags: ['HIST-02'] },
    (more) => expect(query(more)).toBeUndefined(),
  )
  it.each([
    { people: [], types: lists.types },
    { people: lists.people, types: [] },
  ])('is none where the plan has %j', { tags: ['HIST-02'] }, (none) => expect(claimQuery(opening, none, TODAY)).toBeUndefined())
})

describe('a search of the history', () => {
  const opening = defaultHistorySearch(TODAY)
  const query = (more: Partial<HistoryFilter>) => historyQuery({ ...opening, ...more })

  it(
    'opens with everybody and every benefit, which are not sent, by date of service',
    { tags: ['HIST-14', 'HIST-11', 'HIST-12', 'D-92', 'D-93', 'D-94'] },
    () => {
      expect(historyQuery(opening)).toEqual({ serviceDateFrom: '20251120', serviceDateTo: TODAY, sortBy: 'serviceDate' })
    },
  )

  it('goes by the date processed when that is chosen', { tags: ['HIST-13'] }, () => {
    expect(query({ searchBy: 'processed' })).toEqual({ processedDateFrom: '20251120', processedDateTo: TODAY, sortBy: 'processedDate' })
  })

  it('names one person and one benefit', { tags: ['HIST-11', 'HIST-12'] }, () => {
    expect(query({ participantId: ['2'], benefitCode: 'DRUG' })).toMatchObject({ participantId: '2', benefitCode: 'DRUG' })
  })

  it.each([[['1', '2']], [[]], [undefined], [[ALL]]])('names nobody when %j are chosen', { tags: ['HIST-11', 'D-94'] }, (participantId) => {
    const { participantId: _everybody, ...rest } = opening
    expect(historyQuery({ ...rest, ...(participantId && { participantId }) })).not.toHaveProperty('participantId')
  })

  const line = (participantId: string) => ({ participantInfo: { participantId, firstName: 'X' } }) as ClaimServiceLine
  it('of several people shows these, of everybody all', { tags: ['HIST-11'] }, () => {
    const found = [line('1'), line('2'), line('3')]
    const shown = (participantId: string[]) => linesFor({ ...opening, participantId }, found).map(({ participantInfo }) => participantInfo.participantId)
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
  })

  it.each([
    [499, false],
    [500, true],
    [501, true],
  ])('with %i of 500 lines there may be more: %s', { tags: ['HIST-15', 'D-95'] }, (count, cut) => {
    expect(isTruncated({ claimSearchResults: Array.from({ length: count }, () => line('1')), maxLimit: 500 })).toBe(cut)
  })
})

describe('the benefits of a search', () => {
  const inLanguage = async (locale: 'en' | 'fr') => {
    openTab()
    setLocale(locale)
    await loadCatalogues(locale, ['history', 'history-filter'])
    return currentText()
  }
  it('stand in the order of their names, in either language, all of them first', { tags: ['HIST-22', 'I18N-11', 'DATA-66', 'COV-42'] }, async () => {
    const names = async (locale: 'en' | 'fr') => benefitOptions(await inLanguage(locale)).map(({ value, label }) => `${value} ${label}`)
    expect(await names('en')).toEqual(['all All benefits', 'DNTL Dental', 'DRUG Drugs', 'CHLTH Extended Health Benefit', 'HOSP Hospital', 'OOP Travel'])
    expect(await names('fr')).toEqual([
      'all Toutes les garanties',
      'HOSP Hospitalisation',
      'DRUG Médicaments',
      'CHLTH Soins de santé complémentaires',
      'DNTL Soins dentaires',
      'OOP Voyage',
    ])
  })
  it('that are not known are shown as they are', async () => {
    const text = await inLanguage('en')
    expect([benefitName('HOSP', text), benefitName('PETS', text)]).toEqual(['Hospital', 'PETS'])
  })
})
