import { expect, it } from 'vitest'
import { taxYear } from './tax-year.ts'

it.each([
  ['20270101', '2026', true, '20261231'],
  ['20270430', '2026', true, '20261231'],
  ['20270501', '2027', false, '20270501'],
  ['20261231', '2026', false, '20261231'],
])('on %s the tax year is %s', { tags: ['D-225'] }, (today, year, isSeason, serviceDateTo) =>
  expect(taxYear(today)).toEqual({
    year,
    isSeason,
    search: { serviceDateFrom: `${year}0101`, serviceDateTo, sortBy: 'serviceDate' },
  }),
)
