import { describe, expect, it } from 'vitest'
import type { HistoryFilter } from '~generated/forms/history/history-filter.ts'
import type { ClaimServiceLine, Participant } from '~generated/member/model/index.ts'
import { loadCatalogues } from '~/platform/i18n/catalogues.ts'
import { setLocale } from '~/platform/i18n/locale.ts'
import { currentText } from '~/platform/i18n/text.tsx'
import { openTab } from '../../../../tests/support/browser.ts'
import { benefitName, benefitOptions } from './benefits.ts'
import { claimQuery, openingClaims } from './claim-search.ts'
import { historyQuery, isCut, isForSome, linesFor, openingHistory } from './history-search.ts'
import { ALL, chosenOf, peopleOf, peopleOptions } from './people.ts'

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

  it('D-158 are those who share their information, and the member, in the order of the plan', () => {
    expect(ids(peopleOf(people, '1'))).toEqual(['1', '10'])
    expect(ids(peopleOf(people, '2'))).toEqual(['2', '10'])
    expect(peopleOf(null, '1')).toEqual([])
  })

  it('HIST-03 begin with everybody, who is chosen alone', async () => {
    openTab()
    setLocale('en')
    await loadCatalogues('en', ['history-filter'])
    expect(peopleOptions([person('10')], currentText())).toEqual([
      { value: ALL, label: 'Everybody on your plan', alone: true },
      { value: '10', label: 'Daniel Cormier' },
    ])
  })

  it('HIST-03 HIST-04 "all" is the whole list; others are taken in its order, and nobody who is not in it', () => {
    expect(chosenOf([ALL], ['1', '2', '3'])).toEqual(['1', '2', '3'])
    expect(chosenOf(['3', '1', '9'], ['1', '2', '3'])).toEqual(['1', '3'])
    expect(chosenOf([], ['1'])).toEqual([])
  })
})

describe('a search of the claim history', () => {
  const lists = { people: ['1', '2', '3'], types: ['XX-PRAC', 'XX-DENT'] }
  const opening = openingClaims(TODAY)
  const query = (more: object) => claimQuery({ ...opening, ...more }, lists, TODAY)

  it('HIST-01 HIST-03 HIST-04 opens with everybody, everything and the last twelve months (D-93)', () => {
    expect(claimQuery(opening, lists, TODAY)).toEqual({ participants: '1,2,3', claimTypes: 'XX-PRAC,XX-DENT', fromDate: '20251120', toDate: TODAY })
  })

  it('HIST-05 D-159 joins what was chosen with commas', () => {
    expect(query({ participant: ['3', '1'], claimTypes: ['XX-DENT'] })).toMatchObject({ participants: '1,3', claimTypes: 'XX-DENT' })
  })

  it.each([{ participant: [] }, { claimTypes: [] }, { fromDate: undefined }, { toDate: undefined }, { toDate: '20261121' }, { fromDate: '20241119' }])(
    'HIST-02 is none with %j',
    (more) => expect(query(more)).toBeUndefined(),
  )
  it.each([
    { people: [], types: lists.types },
    { people: lists.people, types: [] },
  ])('HIST-02 is none where the plan has %j', (none) => expect(claimQuery(opening, none, TODAY)).toBeUndefined())
})

describe('a search of the history', () => {
  const opening = openingHistory(TODAY)
  const query = (more: Partial<HistoryFilter>) => historyQuery({ ...opening, ...more })

  it('HIST-14 HIST-11 HIST-12 opens with everybody and every benefit, which are not sent, by date of service (D-92..D-94)', () => {
    expect(historyQuery(opening)).toEqual({ serviceDateFrom: '20251120', serviceDateTo: TODAY, sortBy: 'serviceDate' })
  })

  it('HIST-13 goes by the date processed when that is chosen', () => {
    expect(query({ searchBy: 'processed' })).toEqual({ processedDateFrom: '20251120', processedDateTo: TODAY, sortBy: 'processedDate' })
  })

  it('HIST-11 HIST-12 names one person and one benefit', () => {
    expect(query({ participantId: ['2'], benefitCode: 'DRUG' })).toMatchObject({ participantId: '2', benefitCode: 'DRUG' })
  })

  it.each([[['1', '2']], [[]], [undefined], [[ALL]]])('HIST-11 names nobody when %j are chosen (D-94)', (participantId) => {
    const { participantId: _everybody, ...rest } = opening
    expect(historyQuery({ ...rest, ...(participantId && { participantId }) })).not.toHaveProperty('participantId')
  })

  const line = (participantId: string) => ({ participantInfo: { participantId, firstName: 'X' } }) as ClaimServiceLine
  it('HIST-11 of several people shows these, of everybody all', () => {
    const found = [line('1'), line('2'), line('3')]
    const shown = (participantId: string[]) => linesFor({ ...opening, participantId }, found).map(({ participantInfo }) => participantInfo.participantId)
    expect([shown(['1', '3']), shown(['2']), shown([ALL]), shown([])]).toEqual([
      ['1', '3'],
      ['1', '2', '3'],
      ['1', '2', '3'],
      ['1', '2', '3'],
    ])
    expect([isForSome({ ...opening, participantId: ['1', '3'] }), isForSome({ ...opening, participantId: ['1'] }), isForSome(opening)]).toEqual([
      true,
      false,
      false,
    ])
  })

  it.each([
    [499, false],
    [500, true],
    [501, true],
  ])('HIST-15 D-95 with %i of 500 lines there may be more: %s', (count, cut) => {
    expect(isCut({ claimSearchResults: Array.from({ length: count }, () => line('1')), maxLimit: 500 })).toBe(cut)
  })
})

describe('HIST-22 I18N-11 DATA-66 the benefits of a search', () => {
  const inLanguage = async (locale: 'en' | 'fr') => {
    openTab()
    setLocale(locale)
    await loadCatalogues(locale, ['history', 'history-filter'])
    return currentText()
  }
  it('stand in the order of their names, in either language, all of them first', async () => {
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
