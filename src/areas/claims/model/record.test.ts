import { expect, it } from 'vitest'
import { answersOf, policyWith, someone } from '../../../../tests/support/claim-journeys.ts'
import { CLAIM_TYPES, COB_REASONS, PROVIDERS, RECENT_PROVIDERS } from '../../../../tests/support/claim-world.ts'
import { NO_DATA } from '../step-data.ts'
import type { ClaimAnswers } from './answers.ts'
import { recordOf } from './record.ts'

const data = { ...NO_DATA, claimTypes: CLAIM_TYPES, providers: PROVIDERS, recentProviders: RECENT_PROVIDERS, cobReasons: COB_REASONS }
const answers: ClaimAnswers = {
  ...answersOf(someone({ how: 'search', providerType: 'PHYSPARA', pauthId: 'P1' })),
  'other-coverage': { doesMemberHaveOtherCov: false },
}
const entered = { lines: [] }

it('details left while the claim can be decided at once say so from then on', { tags: ['CLAIM-84', 'D-101'] }, () => {
  expect(recordOf('claim-details', entered, answers, policyWith(), data)).toEqual({ lines: [], startedRTA: true })
  expect(recordOf('claim-details', entered, answers, policyWith({ rta: false }), data)).toBe(entered)
  const provider: ClaimAnswers = { ...answers, 'provider-results': { pauthId: 'P2' } }
  expect(recordOf('claim-details', entered, provider, policyWith(), data)).toBe(entered)
  const started: ClaimAnswers = { ...provider, 'claim-details': { lines: [], startedRTA: true } }
  expect(recordOf('claim-details', entered, started, policyWith(), data)).toEqual({ lines: [], startedRTA: true })
})

it('another step says nothing of it', () => {
  expect(recordOf('comments', entered, answers, policyWith(), data)).toBe(entered)
})
