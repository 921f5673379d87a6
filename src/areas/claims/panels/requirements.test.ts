import { expect, it } from 'vitest'
import { requirementsOf } from './requirements.tsx'

it('what the plan asks of a claim is in its own words, without the dash of its lists', { tags: ['CLAIM-87', 'D-120'] }, () => {
  expect(requirementsOf({ claimRequirements: [{ description: '- Within 36 months - not later' }, { description: 'A receipt' }] })).toEqual([
    'Within 36 months - not later',
    'A receipt',
  ])
  expect(requirementsOf({})).toEqual([])
})
