import { describe, expect, it } from 'vitest'
import { formatMonth, isSearchable, lastMonths, readPeriod } from './period.ts'

describe('readPeriod', () => {
  it.each([
    ['', {}],
    ['fromDate=20260101', { fromDate: '20260101' }],
    ['fromDate=20260101&toDate=20260131&x=1', { fromDate: '20260101', toDate: '20260131' }],
    ['fromDate=20260201&toDate=20260131', {}],
    ['fromDate=20260231&toDate=20260131', { toDate: '20260131' }],
    ['fromDate=<script>&toDate=', {}],
  ])('the URL query %j asks for the period %j', { tags: ['PAY-02'] }, (query, period) =>
    expect(readPeriod(new URLSearchParams(query))).toEqual(period),
  )
})

it.each([
  [{ fromDate: '20260801', toDate: '20261120' }, true],
  [{ fromDate: '20261120', toDate: '20261120' }, true],
  [{ fromDate: '20261120', toDate: '20261121' }, false],
  [{ fromDate: '20261120', toDate: '20261119' }, false],
  [{ fromDate: '20241120', toDate: '20261120' }, true],
  [{ fromDate: '20241119', toDate: '20261120' }, false],
  [{ fromDate: '20261101' }, false],
  [{ toDate: '20261101' }, false],
  [{}, false],
])('on 20 November 2026, the history can be searched for the period %j: %s', { tags: ['D-93'] }, (period, searchable) =>
  expect(isSearchable(period, '20261120')).toBe(searchable),
)

it('the period of the last months ends on the current day', () =>
  expect(lastMonths(3, '20260531')).toEqual({ fromDate: '20260228', toDate: '20260531' }))

it('a month is named in the language of the page', { tags: ['I18N-05'] }, () => {
  expect([formatMonth('20261101', 'en'), formatMonth('20261101', 'fr')]).toEqual(['November 2026', 'novembre 2026'])
})
