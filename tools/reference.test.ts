import { expect, it } from 'vitest'
import { referenceOf } from '../src/platform/errors/portal-error.ts'
import { meaningsOf } from './reference.ts'

const OPERATIONS = ['listBenefits', 'searchClaims', 'login']

it('a reference names the operation and the minute of the failure', () => {
  const reference = referenceOf('searchClaims', 503, Date.parse('2026-11-28T14:03:40Z'))
  expect(meaningsOf(reference, '2026-11-28', OPERATIONS)).toEqual(['2026-11-28 14:03 searchClaims'])
  expect(meaningsOf(reference.toLowerCase(), '2026-11-27', OPERATIONS)).toEqual([])
})

it.each([
  ['VA7Q', '2026-11-28', 'is no reference'],
  ['VA7Q-503', '28 November', 'is no day'],
])('for the reference %s on %s, the error says what is wrong', (reference, day, problem) => {
  expect(() => meaningsOf(reference, day, OPERATIONS)).toThrow(problem)
})
