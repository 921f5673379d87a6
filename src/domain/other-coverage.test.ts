import { describe, expect, it } from 'vitest'
import { isCoveredOn, suggestedAnswer } from './other-coverage.ts'

const entry = (participantId: string, isCovered?: boolean, endedOn?: string) => ({
  participantId,
  version: '1',
  ...(isCovered !== undefined && { isCovered }),
  ...(endedOn && { endedOn }),
})
const DAY = '20261101'

describe('isCoveredOn', () => {
  it('coverage counts on its last day and no longer on the next day', () => {
    expect(isCoveredOn(entry('1', true, '20261101'), DAY)).toBe(true)
    expect(isCoveredOn(entry('1', true, '20261031'), DAY)).toBe(false)
  })
})

describe('suggestedAnswer', () => {
  it.each([
    ['no if nobody is covered', [entry('1', false), entry('2', true, '20251231')], false],
    ['yes if everyone is covered', [entry('1', true), entry('2', true)], true],
    ['open if only some are covered', [entry('1', true), entry('2', false)], undefined],
    ['open if nothing is known of one person', [entry('1', false), entry('2')], undefined],
    ['open if one person is not on file', [entry('1', false)], undefined],
  ])('the question about other coverage is %s', (_, file, answer) => {
    expect(suggestedAnswer(file, ['1', '2'], DAY)).toBe(answer)
  })
})
