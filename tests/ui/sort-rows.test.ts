import { expect, test } from 'vitest'
import { nextSort, sortRows } from '~/ui/data-table/sort-rows.ts'

const texts = (rows: (string | null)[], direction: 'ascending' | 'descending') =>
  sortRows(rows, (row) => row, direction, 'fr-CA')

test('texts are sorted in the order of the language, regardless of accents and case', () => {
  expect(texts(['zone', 'Écho', 'eau', 'Été'], 'ascending')).toEqual(['eau', 'Écho', 'Été', 'zone'])
})
test('numbers are sorted by value', () =>
  expect(sortRows([10, 9, 100], (row) => row, 'descending', 'en-CA')).toEqual([100, 10, 9]))
test('a row without a value comes last in ascending and in descending order', () => {
  expect(texts([null, 'b', 'a'], 'ascending')).toEqual(['a', 'b', null])
  expect(texts([null, 'b', 'a'], 'descending')).toEqual(['b', 'a', null])
})
test('rows with equal values keep their order, and the original list is unchanged', () => {
  const rows = [
    { id: 1, day: 'x' },
    { id: 2, day: 'x' },
  ]
  expect(sortRows(rows, (row) => row.day, 'descending', 'en-CA').map((row) => row.id)).toEqual([1, 2])
  expect(rows.map((row) => row.id)).toEqual([1, 2])
})
test('nextSort sorts a newly chosen column in ascending order', () => {
  expect(nextSort({ column: 'a', direction: 'ascending' }, 'b')).toEqual({ column: 'b', direction: 'ascending' })
  expect(nextSort({ column: 'a', direction: 'ascending' }, 'a')).toEqual({ column: 'a', direction: 'descending' })
})
