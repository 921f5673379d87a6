import { expect, test } from 'vitest'
import { dayAfterKey, dayOfText, dayText, weeksOf } from '../../src/ui/field/calendar-month.tsx'
import { dateTyped, textOfDate, wholeDate } from '../../src/ui/field/date-parts.tsx'

const day = (text: string) => dayOfText(text)!
const move = (key: string, shift = false) => {
  const next = dayAfterKey(key, day('20260131'), shift)
  return next && dayText(next)
}

test('a date that does not exist is not accepted as a day', () => {
  expect(dayText(day('20260228'))).toBe('20260228')
  expect(dayOfText('20260230')).toBeUndefined()
  expect(dayOfText('2026-2-')).toBeUndefined()
})
test('a month in the calendar has weeks that begin on Sunday', () => {
  const weeks = weeksOf(day('20260210'))
  expect(weeks).toHaveLength(4)
  expect(weeks[0]?.map((each) => each?.date())).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(weeksOf(day('20261101'))[4]?.map((each) => each?.date())).toEqual([
    29,
    30,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
test('Page Down on the last day of a month moves to the last day of a shorter month', () =>
  expect(dayText(dayAfterKey('PageDown', day('20240131'), false)!)).toBe('20240229'))
test('arrow keys and page keys move through the calendar by day, week, month and year', () => {
  expect([move('ArrowLeft'), move('ArrowRight'), move('ArrowUp'), move('ArrowDown')]).toEqual([
    '20260130',
    '20260201',
    '20260124',
    '20260207',
  ])
  expect([move('Home'), move('End'), move('PageUp'), move('PageDown'), move('PageDown', true), move('a')]).toEqual([
    '20260125',
    '20260131',
    '20251231',
    '20260228',
    '20270131',
    undefined,
  ])
})

test('a typed date is unchanged after it is converted to text and read again', () => {
  for (const typed of [
    { day: '30', month: '02', year: '2026' },
    { day: '', month: '2', year: '' },
    { day: 'x-y', month: '', year: '20' },
    { day: '', month: '', year: '' },
  ]) {
    expect(dateTyped(textOfDate(typed))).toEqual(typed)
  }
  expect(textOfDate({ day: '5', month: '1', year: '2026' })).toBe('20260105')
  expect(textOfDate({ day: '', month: '', year: '' })).toBeUndefined()
})

test.each(['2026-11-20', '20261120', '2026/11/20', '2026 11 20', '20/11/2026', '20-11-2026', '20.11.2026'])(
  'the pasted text %s is a whole date',
  (text) => expect(wholeDate(text)).toEqual({ day: '20', month: '11', year: '2026' }),
)
test.each(['05/06/2026', '2026-11', '2026', '20', '11/20/2026', 'x', ''])(
  'the text %s is no whole date, or its day and month could be swapped',
  (text) => expect(wholeDate(text)).toBeUndefined(),
)
